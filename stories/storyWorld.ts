import type { Instant } from '@js-joda/core'
import type { World } from '../mocks/store/world'
import { createTestWorld } from '../mocks/testing'

/** A world, and whether anything in it may differ from its seed. */
export type StoryWorld = { readonly world: World; isTouched: boolean }

let kept: StoryWorld | undefined

/**
 * A world as it was seeded: that of the story before, if nothing has happened in it. To seed one takes a fifth of a second, and
 * most stories only look.
 */
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
