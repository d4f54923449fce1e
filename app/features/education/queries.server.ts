import { askPage } from '#app/core/request/ask.server.ts'
import type { Services } from '#app/core/request/services.ts'
import type { EducationDetails, EducationList } from './education.ts'
import type { EducationFilter } from './education-filter.ts'

type Paging = Pick<Services, 'page' | 'log'>

export async function loadEducation(services: Paging, filter: EducationFilter): Promise<EducationList> {
  const { words, kind, topic, level, way, town, narrow, sort, reads, after } = filter
  const list = await askPage(services, 'education_list', {
    ...(words && { words }),
    ...(kind && { kind }),
    ...(topic && { topic }),
    ...(level && { level }),
    ...(way && { attendance: way }),
    ...(town && { town }),
    ...(narrow && { narrow }),
    ...(reads && { languages: reads }),
    ...(after && { after }),
    sort,
  })
  return (list as EducationList | null) ?? { items: [], pinned: [], next: null }
}

/** Null: there is none the visitor may see. */
export const loadDetails = async (services: Paging, contribution: string) =>
  (await askPage(services, 'education_details', { contribution })) as EducationDetails | null
