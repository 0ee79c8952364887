import { type ComponentType, memo, type ReactNode } from 'react'
import { type Chunk, ChunkSwitch, createChunk } from '../../ui/chunk/chunk'

/** A screen of the route table, in a chunk of its own; it takes what it needs from the address. */
export type Screen = Chunk<object>

/** `lazyScreen(() => import('…').then((m) => m.OrdersPage))` */
export const lazyScreen = (load: () => Promise<ComponentType>): Screen => createChunk<object>(load)

const NOTHING = {}

type ScreenViewProps = {
  screen: Screen
  /** Stands there until the chunk has come. Keep it outside the component. */
  waiting: ReactNode
}

/** Renders a screen inside the nearest error boundary. Memoised: what stands around it follows the address. */
export const ScreenView = memo(({ screen, waiting }: ScreenViewProps) => (
  <ChunkSwitch chunk={screen} props={NOTHING} waiting={waiting} />
))
