import { type ComponentType, memo, type ReactNode } from 'react'
import { ChunkWithFallback, createLazyChunk, type LazyChunk } from '../../ui/chunk/chunk'

export type LazyScreenChunk = LazyChunk<object>

export const lazyScreen = (load: () => Promise<ComponentType>): LazyScreenChunk => createLazyChunk<object>(load)

const NOTHING = {}

type LazyScreenViewProps = {
  screen: LazyScreenChunk
  /**
   * Shown until the chunk of the screen is loaded. Create this element outside the component, because a new element on
   * each render would defeat `memo`.
   */
  waiting: ReactNode
}

export const LazyScreenView = memo(({ screen, waiting }: LazyScreenViewProps) => (
  <ChunkWithFallback chunk={screen} props={NOTHING} waiting={waiting} />
))
