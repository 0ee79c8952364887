import type { ComponentType } from 'react'
import { type Chunk, ChunkView, createChunk } from '../../ui/chunk/chunk'

/** A screen of the route table, in a chunk of its own; it takes what it needs from the address. */
export type Screen = Chunk<object>

/** `lazyScreen(() => import('…').then((m) => m.OrdersPage))` */
export const lazyScreen = (load: () => Promise<ComponentType>): Screen => createChunk<object>(load)

const NOTHING = {}

/** Renders a screen inside the nearest Suspense and error boundary. */
export const ScreenView = ({ screen }: { screen: Screen }) => <ChunkView chunk={screen} props={NOTHING} />
