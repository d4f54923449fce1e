// Forms that say of themselves that they keep no draft. Each has a reason; every other one people write into is kept.
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const WHY: Readonly<Record<string, string>> = {
  'app/core/contributions/bookmark-button.tsx': 'a switch with a time to be reminded, nothing written',
  'app/core/contributions/poll.tsx': 'a vote: a press, nothing written',
  'app/features/affiliates/payout-account.tsx': 'the number of a bank account lies on no device',
  'app/features/pocket/devices-page.tsx': 'boxes about this device to tick, nothing written',
  'app/features/recipes/kitchen/kitchen-buttons.tsx': 'presses beside a recipe, nothing written',
  'app/features/recipes/kitchen/plan-page.tsx': 'choices, each put down as it is made',
  'app/features/recipes/kitchen/shopping-page.tsx':
    'a line or two, which without an account go to the list of the device and never out',
}

test('a form that keeps no draft has a reason', () => {
  const named = globSync('app/{features,routes,core/contributions}/**/*.tsx').filter((file) =>
    readFileSync(file, 'utf8').includes('data-draft="off"'),
  )
  expect(named.sort()).toEqual(Object.keys(WHY))
})
