import type { LatLong } from '../../../domain/geo'
import { PALETTES, type ThemeMode } from '../../theme'
import { type WorldPoint, worldPoint } from '../mercator'
import { type Affine, pixelAt } from './affine'
import type { Atlas } from './atlas'
import { drawCaptions } from './captionsOnCanvas'
import { GLIDE_MS, type Glide, glideBetween, glideLength, glidePosition, isGliding } from './glide'
import { type Group, groupMarks, type MarkTone } from './grouping'
import { REACH, type Target } from './hitTest'
import { drawRing, GROUP_RADIUS, groupKey, lookKey, type MarkLook, paintGroup, paintMark, toneColor } from './sprites'

/** A courier on the canvas. */
export type CanvasMark = MarkLook & {
  id: number
  place: LatLong
  /** Second since the epoch of the position, as the server dates it. */
  seenAt: number | undefined
  /** What it stands for, in full. */
  label: string
  /** Words under it, where there is room. */
  caption?: string | undefined
  /** What is left of a promise, from 1 to 0. */
  ring?: { share: number; isUrgent: boolean } | undefined
}

export type Hit = Target & ({ mark: CanvasMark } | { group: Group })

export type Frame = {
  context: CanvasRenderingContext2D
  atlas: { marks: Atlas; groups: Atlas }
  mode: ThemeMode
  affine: Affine
  size: { width: number; height: number }
  now: number
}

/** `key` names the look: to put it together for each frame would take as long as to draw. */
type Entry = { mark: CanvasMark; key: string; glide: Glide }

export type Scene = {
  /** Takes new positions; with `motion` marks glide to them from where they are drawn at `now`. */
  setMarks: (marks: readonly CanvasMark[], now: number, motion: boolean) => void
  regroup: (wholeZoom: number, apart: ReadonlySet<number>) => void
  /** Draws everything in sight, and remembers where, for `hits`. */
  draw: (frame: Frame) => void
  hits: () => readonly Hit[]
  /** Whether something still moves by itself. */
  isMoving: (now: number) => boolean
  /** Milliseconds until a mark has moved by half a pixel, at `scale` pixels of the world: to draw sooner shows nothing new. */
  pause: (scale: number, now: number) => number
  positionOf: (id: number, now: number) => WorldPoint | undefined
}

/** A leap goes away without moving: no later than that after its time. */
const MAX_PAUSE_MS = 200
/** A glide begins this much faster than it goes on average. */
const FASTEST = 3

/** Marks outside the map are not drawn, but for a rim. Pixels. */
const RIM = 30

export function createScene(): Scene {
  let entries = new Map<number, Entry>()
  let singles: Entry[] = []
  let groups: Group[] = []
  let hits: Hit[] = []
  let movesUntil = Number.NEGATIVE_INFINITY

  function drawLeaps({ context, mode, affine, now }: Frame): void {
    context.setLineDash([4, 6])
    context.lineWidth = 1.5
    context.strokeStyle = PALETTES[mode].textTertiary
    context.beginPath()
    for (const { glide } of singles) {
      if (!glide.isLeap || !isGliding(glide, now)) continue
      const [from, to] = [pixelAt(affine, glide.from), pixelAt(affine, glide.to)]
      context.moveTo(from.x, from.y)
      context.lineTo(to.x, to.y)
    }
    context.stroke()
    context.setLineDash([])
  }

  function drawGroups(frame: Frame): void {
    for (const group of groups) {
      const { x, y } = pixelAt(frame.affine, group.center)
      if (!isInSight(frame, x, y)) continue
      frame.atlas.groups.stamp(frame.context, groupKey(group), x, y, (context) =>
        paintGroup(context, frame.mode, group),
      )
      hits.push({ x, y, reach: GROUP_RADIUS, group })
    }
  }

  function drawSingles(frame: Frame): void {
    const captions: { id: number; x: number; y: number; text: string }[] = []
    for (const { mark, key, glide } of singles) {
      const { x, y } = pixelAt(frame.affine, glidePosition(glide, frame.now))
      if (!isInSight(frame, x, y)) continue
      frame.atlas.marks.stamp(frame.context, key, x, y, (context) => paintMark(context, frame.mode, mark))
      if (mark.ring)
        drawRing(frame.context, toneColor(frame.mode, mark.ring.isUrgent ? 'busy' : 'late'), x, y, mark.ring.share)
      if (mark.caption && !mark.isFaint) captions.push({ id: mark.id, x, y, text: mark.caption })
      hits.push({ x, y, reach: REACH, mark })
    }
    drawCaptions(
      frame.context,
      frame.mode,
      captions,
      hits.filter((hit) => 'group' in hit),
    )
  }

  return {
    setMarks(marks, now, motion) {
      const before = entries
      entries = new Map()
      for (const mark of marks) {
        const last = before.get(mark.id)
        entries.set(mark.id, { mark, key: lookKey(mark), glide: nextGlide(last, mark, now, motion) })
      }
      movesUntil = now
      for (const { glide } of entries.values()) if (isGliding(glide, now)) movesUntil = Number.POSITIVE_INFINITY
    },
    regroup(wholeZoom, apart) {
      const points = [...entries.values()].map((entry) => ({
        ...entry.glide.to,
        id: entry.mark.id,
        tone: countedTone(entry.mark),
        entry,
      }))
      const grouped = groupMarks(points, wholeZoom, apart)
      groups = grouped.groups
      singles = grouped.singles.map(({ entry }) => entry)
    },
    draw(frame) {
      hits = []
      frame.context.clearRect(0, 0, frame.size.width, frame.size.height)
      drawLeaps(frame)
      drawGroups(frame)
      drawSingles(frame)
    },
    hits: () => hits,
    isMoving(now) {
      if (movesUntil <= now) return false
      for (const { glide } of entries.values()) if (isGliding(glide, now)) return true
      movesUntil = now
      return false
    },
    pause(scale, now) {
      let farthest = 0
      for (const { glide } of entries.values()) {
        if (!glide.isLeap && isGliding(glide, now)) farthest = Math.max(farthest, glideLength(glide))
      }
      return Math.min(MAX_PAUSE_MS, GLIDE_MS / (FASTEST * 2 * farthest * scale))
    },
    positionOf(id, now) {
      const entry = entries.get(id)
      return entry && glidePosition(entry.glide, now)
    },
  }
}

/** Someone new stands where he is; who has not moved keeps the way that he is on. */
function nextGlide(last: Entry | undefined, mark: CanvasMark, now: number, motion: boolean): Glide {
  const to = worldPoint(mark.place)
  if (!last || !motion) return { from: to, to, startedAt: Number.NEGATIVE_INFINITY, isLeap: false }
  if (last.glide.to.x === to.x && last.glide.to.y === to.y) return last.glide
  const [before, after] = [last.mark.seenAt, mark.seenAt]
  const seconds = before === undefined || after === undefined ? undefined : after - before
  return glideBetween(glidePosition(last.glide, now), to, now, seconds)
}

const countedTone = ({ tone }: CanvasMark): MarkTone => (tone === 'own' ? 'free' : tone)

const isInSight = ({ size }: Frame, x: number, y: number): boolean =>
  x > -RIM && y > -RIM && x < size.width + RIM && y < size.height + RIM
