import { useEffect, useMemo, useRef, useState } from 'react'
import type { LatLong } from '../../domain/geo'
import { positionAlongTrack, trackLength } from '../../domain/tracks'

export type TrackPlaybackState = {
  place: LatLong | undefined
  /** The played part of the route's length, from 0 to 1. */
  share: number
  isPlaying: boolean
  speed: number
  setSpeed: (speed: number) => void
  setShare: (share: number) => void
  toggle: () => void
}

/** A track contains no times, so the playback moves at a constant speed; at ×1 it is the speed of a cyclist. */
const METRES_PER_SECOND = 5

export function useTrackPlayback(route: readonly LatLong[]): TrackPlaybackState {
  const length = useMemo(() => trackLength(route), [route])
  const [state, setState] = useState<{ route: readonly LatLong[]; metres?: number; isPlaying: boolean }>({
    route,
    isPlaying: false,
  })
  const [speed, setSpeed] = useState(20)
  const current = state.route === route ? state : { route, isPlaying: false }
  const { metres, isPlaying } = current as typeof state

  const latest = useRef({ speed, length })
  useEffect(() => {
    latest.current = { speed, length }
  })
  useEffect(() => {
    if (!isPlaying) return
    let last = performance.now()
    let frame = requestAnimationFrame(function step(now) {
      const moved = ((now - last) / 1000) * METRES_PER_SECOND * latest.current.speed
      last = now
      setState((before) => {
        const next = Math.min(latest.current.length, (before.metres ?? 0) + moved)
        return { ...before, metres: next, isPlaying: next < latest.current.length }
      })
      frame = requestAnimationFrame(step)
    })
    return () => cancelAnimationFrame(frame)
  }, [isPlaying])

  return {
    place: metres === undefined ? undefined : positionAlongTrack(route, metres),
    share: length === 0 || metres === undefined ? 0 : metres / length,
    isPlaying,
    speed,
    setSpeed,
    setShare: (share) => setState({ route, metres: share * length, isPlaying: false }),
    toggle: () =>
      setState({ route, metres: metres === undefined || metres >= length ? 0 : metres, isPlaying: !isPlaying }),
  }
}
