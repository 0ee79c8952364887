import { beforeEach } from '@jest/globals'
import type { ManualClock } from '../../mocks/store/clock'
import type { World } from '../../mocks/store/world'
import { createTestWorld } from '../../mocks/testing'

type Made = { world: World; clock: ManualClock }

/**
 * Gives each test unchanged mock data. A test reuses the data of the previous test if that test changed nothing, because creating the data
 * takes longer than most tests.
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
