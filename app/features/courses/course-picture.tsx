// The picture of a course: its teacher's, else one drawn from its id in the colours of its topic.
import type { CoverTint } from '#app/core/media/art/cover-tints.ts'
import { type CoverShape, coverUrl } from '#app/core/media/art/cover-url.ts'
import type { CourseCard, Topic } from './course.ts'

const TINTS: Readonly<Record<Topic, CoverTint>> = {
  worship: 'mosque',
  quran: 'education',
  halal: 'food',
  money: 'finance',
  family: 'beauty',
  history: 'travel',
  language: 'tech',
}

type Props = { course: Pick<CourseCard, 'slug' | 'topic' | 'picture'>; shape?: CoverShape; eager?: boolean }

/** Says nothing of its own: the title stands beside it. */
export const CoursePicture = ({ course: { slug, topic, picture }, shape = 'card', eager = false }: Props) => (
  <img
    className="courses-picture"
    src={picture ?? coverUrl(slug, TINTS[topic], shape)}
    alt=""
    width={640}
    height={360}
    loading={eager ? 'eager' : 'lazy'}
    decoding="async"
  />
)
