// Tabs, segments and chips.
import { useState } from 'react'
import { Badge } from '#app/ui/badge.tsx'
import { Chip } from '#app/ui/chip.tsx'
import { MapIcon, Table2, UtensilsCrossed } from '#app/ui/icons.ts'
import { LinkTabs } from '#app/ui/link-tabs.tsx'
import { SegmentedControl } from '#app/ui/segmented-control.tsx'
import { Tabs } from '#app/ui/tabs.tsx'
import { Sample } from './sample.tsx'

export function TabsAndSegments() {
  return (
    <Sample title="Tabs and segments">
      <div className="grid w-full grid-cols-1 gap-6">
        <Tabs
          label="Example tabs"
          items={[
            { id: 'overview', label: 'Overview', panel: <p>The first panel.</p> },
            {
              id: 'reviews',
              label: (
                <>
                  Reviews <Badge className="num">312</Badge>
                </>
              ),
              panel: <p>The second panel.</p>,
            },
            { id: 'photos', label: 'Photos', panel: <p>The third panel.</p> },
          ]}
        />
        <LinkTabs
          label="Example tabs with addresses"
          items={[
            { to: '/design', label: 'A page', current: true },
            { to: '/design?tab=2', label: 'Another page', current: false },
          ]}
        />
        <SegmentedControl
          className="max-w-80"
          label="View"
          defaultValue="list"
          options={[
            {
              value: 'list',
              label: (
                <>
                  <Table2 className="i i--sm" />
                  List
                </>
              ),
            },
            {
              value: 'map',
              label: (
                <>
                  <MapIcon className="i i--sm" />
                  Map
                </>
              ),
            },
            { value: 'off', label: 'Disabled', disabled: true },
          ]}
        />
      </div>
    </Sample>
  )
}

export function Chips() {
  const [pressed, setPressed] = useState(true)
  return (
    <Sample title="Chips">
      <Chip pressed={pressed} onPress={() => setPressed((was) => !was)}>
        All
      </Chip>
      <Chip pressed={!pressed} onPress={() => setPressed((was) => !was)}>
        <UtensilsCrossed className="i" />
        Restaurant
      </Chip>
      <Chip to="/design" current>
        Current link
      </Chip>
      <Chip to="/design" removes>
        Open now
      </Chip>
    </Sample>
  )
}
