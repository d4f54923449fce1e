// Types of the community's contributions, and small checks of their state.
import { withinCircle } from '#app/core/live/circle.ts'
import type { List, Reply, ShownReply, State } from './shapes.server.ts'

export type {
  Author,
  Card,
  Decision,
  Limits,
  List,
  Poll,
  PostPhoto,
  Reply,
  ShownReply,
  State,
  Whole,
} from './shapes.server.ts'

export const NO_LIST: List = { items: [], pinned: [], next: null }

/** Whether it is out, in public or within its group. */
export const isOut = ({ state }: { state: State }) => state === 'published' || state === 'within'

/** Its channel; in a closed group that of its members, and of what is said there what is about this. */
export const liveTopicOf = ({ id, state, circle }: { id: string; state: State; circle: string | null }) =>
  state === 'within' ? circle && withinCircle(circle, id) : `contribution:${id}`

export const isShown = (reply: Reply): reply is ShownReply => reply.state === 'published'

export const REPLIES_SHOWN = 30
export const MOST_REPLY_CHARACTERS = 10_000
