import { type LiveWorld, toWorldMetadata } from './liveWorld'
import type { WorldStorage } from './worldStorage'

export type WorldSaver = {
  save: () => Promise<void>
  /** Milliseconds since 1970. */
  savedAt: () => number | null
}

type Settings = {
  live: LiveWorld
  key: string
  owner: number
  storage: WorldStorage
  wallNow: () => number
  onSaved: () => void
  /** Called if a save was refused because another worker or tab has taken over the mock world. No further save is attempted. */
  onLost: () => void
  /** Called if a save failed. The next `save` includes the changes that were not saved. */
  onFailed: (error: unknown) => void
}

export function createWorldSaver({
  live,
  key,
  owner,
  storage,
  wallNow,
  onSaved,
  onLost,
  onFailed,
}: Settings): WorldSaver {
  let savedAt: number | null = null
  let running: Promise<void> | null = null
  let isOver = false

  async function saveOnce(): Promise<void> {
    const changes = live.log.take()
    const now = wallNow()
    try {
      if (await storage.save(owner, { ...toWorldMetadata(live), key, savedAt: now }, changes)) {
        savedAt = now
        onSaved()
        return
      }
      isOver = true
      onLost()
    } catch (error) {
      live.log.putBack(changes)
      onFailed(error)
    }
  }

  async function save(): Promise<void> {
    while (running) await running
    if (isOver) return
    running = saveOnce()
    await running
    running = null
  }
  return { save, savedAt: () => savedAt }
}
