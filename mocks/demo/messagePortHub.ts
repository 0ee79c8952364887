import { createTabMessageHandler } from './createTabMessageHandler'
import { startWorldHost, type WorldHost } from './worldHost'
import type { MessageFromWorldHost, MessageToWorldHost } from './worldHostMessages'
import { acquireWorldInUseLock, deleteOldWorlds, type WebLocks } from './worldLocksAndCleanup'
import { worldKey } from './worldParams'
import { openWorldStorage } from './worldStorage'

export type MessagePortHub = {
  /** Connects a tab. The first message from its port must be `hello`. */
  add: (port: MessagePort) => void
  broadcast: (message: MessageFromWorldHost) => void
}

export function createMessagePortHub(): MessagePortHub {
  const ports = new Set<MessagePort>()
  const seen = new Set<MessagePort>()
  let host: Promise<WorldHost> | undefined
  const { locks }: { locks?: WebLocks } = navigator

  function broadcast(message: MessageFromWorldHost): void {
    for (const port of ports) port.postMessage(message)
  }

  async function running(
    port: MessagePort,
    { asked: requested }: Extract<MessageToWorldHost, { type: 'hello' }>,
  ): Promise<WorldHost> {
    const before = await host?.catch(() => undefined)
    // Save before `isRunning` is read, because a save clears this flag if another worker or tab has taken over the mock world.
    await before?.save()
    if (before?.status().isRunning && requested.isAgain) {
      await before.reset()
      for (const other of ports)
        if (other !== port) other.postMessage({ type: 'goTo', search: '' } satisfies MessageFromWorldHost)
    } else if (before?.status().isRunning) {
      if (requested.speed !== null) before.setSpeed(requested.speed)
      return before
    }
    const storage = await openWorldStorage().catch(() => null)
    if (requested.isAgain) await storage?.forget(worldKey(requested))
    if (locks) await acquireWorldInUseLock(locks, worldKey(requested))
    const started = await startWorldHost(requested, storage)
    if (locks && storage) void deleteOldWorlds(storage, locks).catch(() => undefined)
    return started
  }

  function add(port: MessagePort): void {
    ports.add(port)
    let served: Promise<(message: MessageToWorldHost) => void> | undefined
    port.onmessage = async ({ data }: MessageEvent<MessageToWorldHost>) => {
      if (data.type === 'hello') {
        host = running(port, data)
        served = host.then((found) =>
          createTabMessageHandler(port, found, (search) => broadcast({ type: 'goTo', search })),
        )
        served.catch((error: unknown) =>
          port.postMessage({ type: 'failed', text: String(error) } satisfies MessageFromWorldHost),
        )
        return
      }
      if (data.type === 'bye') ports.delete(port)
      if (data.type === 'seen' && data.isSeen) seen.add(port)
      else if (data.type === 'seen' || data.type === 'bye') seen.delete(port)
      const handle = await served
      if (data.type === 'seen' || data.type === 'bye') await (await host)?.setSeen(seen.size > 0)
      handle?.(data)
    }
  }
  return { add, broadcast }
}
