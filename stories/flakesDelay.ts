import { SeededRandom } from '../mocks/store/random'

let random: SeededRandom | undefined

/** Delays a response by a random time, to find tests that depend on the order of responses. */
export async function delayForFlakes(): Promise<void> {
  // `npm run flakes` sets the seed of the random delays. Without a seed no response is delayed.
  const { flakesSeed: seed } = window as { flakesSeed?: number }
  if (seed === undefined) return
  random ??= new SeededRandom(seed)
  const pause = random.next() < 0.2 ? 2500 : random.next() * 700
  await new Promise((resolve) => setTimeout(resolve, pause))
}
