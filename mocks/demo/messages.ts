import type { Asked } from './asked'
import type { Goal } from './goals'
import type { HostStatus } from './host'

/** What a tab and the host of its world say to each other. `id` ties a response to its call. */

export type Headers = [name: string, value: string][]

export type ToHost =
  | { type: 'hello'; asked: Asked }
  | { type: 'call'; id: number; method: string; url: string; headers: Headers; body: ArrayBuffer | null }
  /** There is room for one more chunk of a stream: a tab that the browser has frozen asks for none. */
  | { type: 'more'; id: number }
  /** Nobody listens to the stream any more. */
  | { type: 'cancel'; id: number }
  /** A command to the world, by its name in `commands.ts`. */
  | { type: 'command'; id: number; name: string; payload: unknown }
  /** Lets time pass until something has happened. */
  | { type: 'advanceTo'; id: number; goal: Goal }
  /** The tab is looked at, or is not. */
  | { type: 'seen'; isSeen: boolean }
  /** The tab may be gone any moment. */
  | { type: 'save' }
  | { type: 'bye' }

export type FromHost =
  | { type: 'status'; status: HostStatus }
  /** The body is whole, or comes in chunks. */
  | { type: 'response'; id: number; status: number; headers: Headers; body: ArrayBuffer | null; isStream: boolean }
  | { type: 'chunk'; id: number; bytes: Uint8Array }
  | { type: 'end'; id: number }
  /** The connection broke, before the response or amid its body. */
  | { type: 'broken'; id: number }
  | { type: 'done'; id: number; result: unknown }
  | { type: 'refused'; id: number; status: number; text: string }
  /** The world is another one from now on: load the page with this query, or again as it is. */
  | { type: 'goTo'; search: string }
  /** There is no world, or something in it broke. */
  | { type: 'failed'; text: string }
  | { type: 'complaint'; text: string }
