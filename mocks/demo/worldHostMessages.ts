import type { FastForwardTarget } from './fastForwardWorld'
import type { WorldHostStatus } from './worldHost'
import type { WorldParams } from './worldParams'

export type HttpHeaderEntries = [name: string, value: string][]

export type MessageToWorldHost =
  | { type: 'hello'; asked: WorldParams }
  | { type: 'call'; id: number; method: string; url: string; headers: HttpHeaderEntries; body: ArrayBuffer | null }
  /**
   * Backpressure: a tab requests one more chunk of the stream `id`. A frozen tab requests none, so no chunks pile up for it.
   */
  | { type: 'more'; id: number }
  | { type: 'cancel'; id: number }
  | { type: 'command'; id: number; name: string; payload: unknown }
  | { type: 'advanceTo'; id: number; goal: FastForwardTarget }
  | { type: 'seen'; isSeen: boolean }
  /** Saves the mock world. A tab sends this message when it becomes hidden, because a hidden tab may be closed soon. */
  | { type: 'save' }
  | { type: 'bye' }

export type MessageFromWorldHost =
  | { type: 'status'; status: WorldHostStatus }
  | {
      type: 'response'
      id: number
      status: number
      headers: HttpHeaderEntries
      body: ArrayBuffer | null
      isStream: boolean
    }
  | { type: 'chunk'; id: number; bytes: Uint8Array }
  | { type: 'end'; id: number }
  | { type: 'broken'; id: number }
  | { type: 'done'; id: number; result: unknown }
  | { type: 'refused'; id: number; status: number; text: string; errors?: Record<string, string> | undefined }
  /** The mock world was replaced. The tab loads the page with the query string `search`; an empty string reloads the current URL. */
  | { type: 'goTo'; search: string }
  | { type: 'failed'; text: string }
  | { type: 'complaint'; text: string }
