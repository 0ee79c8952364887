import type { Instant } from '@js-joda/core'
import type { World } from '../mocks/store/world'
import { createTestWorld } from '../mocks/testing'

export type StoryWorld = { readonly world: World; isTouched: boolean }

let kept: StoryWorld | undefined

/** Returns the mock data of the previous story if they are unchanged. Creating them takes 0.2 s, and most stories only read. */
export function untouchedWorld(at: Instant): StoryWorld {
  if (!kept || kept.isTouched || !kept.world.clock.now().equals(at)) kept = seeded(at)
  return kept
}

function seeded(at: Instant): StoryWorld {
  const { world } = createTestWorld({ at })
  const storyWorld = { world, isTouched: false }
  const touch = () => {
    storyWorld.isTouched = true
  }
  for (const table of Object.values(world.db.tables)) table.onChange(touch)
  world.events.subscribe(touch)
  return storyWorld
}
