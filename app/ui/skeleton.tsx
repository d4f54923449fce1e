// Grey stand-ins while something loads; sizes by class (`aspect-4/3 rounded-card`, `w-3/5`). Mirror the real layout.
import { joinClasses } from './join-classes.ts'

type Props = { className?: string | undefined }

export function Skeleton({ className }: Props) {
  return <div className={joinClasses('skeleton', className)} aria-hidden="true" />
}
