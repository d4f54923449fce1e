import { withFacts } from '#app/core/contributions/shapes.server.ts'
import { askPage } from '#app/core/request/ask.server.ts'
import type { Services } from '#app/core/request/services.ts'
import type { EducationList } from './education.ts'
import type { EducationFilter } from './education-filter.ts'
import { educationDetails, educationFacts, educationList } from './shapes.server.ts'

type Paging = Pick<Services, 'page' | 'log'>

export async function loadEducation(services: Paging, filter: EducationFilter): Promise<EducationList> {
  const { words, kind, topic, level, way, town, narrow, sort, reads, after } = filter
  const asked = {
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
  }
  return askPage(services, 'education_list', asked, educationList)
}

/** Null: there is none the visitor may see. */
export const loadDetails = (services: Paging, contribution: string) =>
  askPage(services, 'education_details', { contribution }, educationDetails.nullable())

/** What only an article or a class has, of what every contribution has. */
export const readFacts = <Known extends { facts: unknown }>(known: Known) => withFacts(known, educationFacts)
