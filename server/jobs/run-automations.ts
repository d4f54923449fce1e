import { carryOut, layRuns } from '../automation/carry-out.ts'
import type { Job } from './schedule.ts'

/** What owners' rules ask for. Receivers that do not answer cost ten seconds each, twenty at a time. */
export const runAutomations: Job = {
  name: 'run-automations',
  schedule: '*/20 * * * * *',
  leaseSeconds: 240,
  run: (context) => carryOut(context),
}

/** Events that come with time alone. */
export const layAutomations: Job = {
  name: 'lay-automations',
  schedule: '*/15 * * * *',
  leaseSeconds: 600,
  run: (context) => layRuns(context),
}
