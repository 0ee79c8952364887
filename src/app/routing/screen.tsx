import { type ComponentType, memo, type ReactNode } from 'react'
import { type Chunk, ChunkSwitch, createChunk } from '../../ui/chunk/chunk'

export type Screen = Chunk<object>

export const lazyScreen = (load: () => Promise<ComponentType>): Screen => createChunk<object>(load)

const NOTHING = {}

type ScreenViewProps = {
  screen: Screen
  /** Shown until the chunk is loaded. Create it outside the component, or `memo` has no effect. */
  waiting: ReactNode
}

export const ScreenView = memo(({ screen, waiting }: ScreenViewProps) => (
  <ChunkSwitch chunk={screen} props={NOTHING} waiting={waiting} />
))
