import { loadFeed } from '#app/core/contributions/feed.server.ts'
import type { Route } from './+types/feed.xml'

export const loader = (args: Route.LoaderArgs) => loadFeed(args, 'education')
