// The drawing of a kind of house; a door where nobody said which it is.
import type { Icon, IconProps } from '#app/ui/icon.tsx'
import {
  BedDouble,
  BookOpen,
  Briefcase,
  Car,
  DoorOpen,
  GraduationCap,
  HeartPulse,
  Plane,
  ShoppingBag,
  TrainFront,
  Trees,
  Users,
} from '#app/ui/icons.ts'
import type { Host } from './hosts.ts'

const ICONS: Record<Host, Icon> = {
  airport: Plane,
  station: TrainFront,
  mall: ShoppingBag,
  university: GraduationCap,
  school: BookOpen,
  hospital: HeartPulse,
  service_station: Car,
  office: Briefcase,
  hotel: BedDouble,
  cemetery: Trees,
  neighbourhood: Users,
  other: DoorOpen,
}

export function HostIcon({ host, ...props }: { host: Host | null } & IconProps) {
  const Drawing = host ? ICONS[host] : DoorOpen
  return <Drawing {...props} />
}
