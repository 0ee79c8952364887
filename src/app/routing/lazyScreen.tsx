import { type ComponentType, memo, type ReactNode } from 'react'
import { type Chunk, ChunkWithFallback, createChunk } from '../../ui/chunk/chunk'

export type LazyScreen = Chunk<object>

export const lazyScreen = (load: () => Promise<ComponentType>): LazyScreen => createChunk<object>(load)

const NOTHING = {}

type ScreenViewProps = {
  screen: LazyScreen
  /**
   * Shown until the chunk of the screen is loaded. Create this element outside the component, because a new element on
   * each render would defeat `memo`.
   */
  waiting: ReactNode
}

export const ScreenView = memo(({ screen, waiting }: ScreenViewProps) => (
  <ChunkWithFallback chunk={screen} props={NOTHING} waiting={waiting} />
))
