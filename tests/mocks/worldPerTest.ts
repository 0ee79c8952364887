import { beforeEach } from '@jest/globals'
import type { ManualClock } from '../../mocks/store/clock'
import type { World } from '../../mocks/store/world'
import { createTestWorld } from '../../mocks/testing'

type Made = { world: World; clock: ManualClock }

/**
 * Gives each test its own mock data. If a test did not change the data, the next test uses it too: most tests check refusals, and creating
 * the data takes longer than such a test.
 */
export function worldPerTest(settings: Parameters<typeof createTestWorld>[0]): () => Made {
  let made: Made | undefined
  let isTouched = false
  let start = 0
  beforeEach(() => {
    if (made && !isTouched && made.clock.second() === start) return
    made = createTestWorld(settings)
    isTouched = false
    start = made.clock.second()
    for (const entry of Object.values(made.world.db)) {
      if ('onChange' in entry) {
        entry.onChange(() => {
          isTouched = true
        })
      }
    }
  })
  return () => {
    if (!made) throw new Error('No test is running')
    return made
  }
}
