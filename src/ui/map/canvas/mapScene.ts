import { PALETTES, type ThemeMode } from '../../theme'
import { type MercatorPoint, projectLatLong } from '../mercator'
import { type AffineTransform, type PixelPosition, transformToPixel } from './affine'
import { courierMarkToneColor, drawTimeLeftRing, MARK_GROUP_RADIUS } from './courierSprites'
import { drawMarkerCaptions } from './drawMarkerCaptions'
import { groupMapMarks, type MarkGroup, type MarkGroupKind } from './groupMapMarks'
import { type DrawnHitTarget, MARK_HIT_RADIUS } from './hitTest'
import type { CanvasMark } from './mapMarkTypes'
import {
  createMarkMotion,
  glideDistance,
  glidePosition,
  isMarkGliding,
  MARK_GLIDE_MS,
  type MarkMotion,
  markGlideEndTime,
} from './markMotion'
import { type MapSpriteSheets, markGroupSpriteKey, markSpriteKey, paintMark, paintMarkGroup } from './markSprites'

type MapRenderContext = {
  context: CanvasRenderingContext2D
  atlas: MapSpriteSheets
  mode: ThemeMode
  affine: AffineTransform
  size: { width: number; height: number }
  /** Pixels by which the canvas is larger than the visible map on each side. */
  margin: number
  now: number
}

/**
 * `spriteKey` is the key of the mark's sprite. The key is cached, because building it in every frame would take as long as drawing the
 * mark.
 */
type Entry = MercatorPoint & {
  key: string
  kind: CanvasMark['kind']
  part: string
  mark: CanvasMark
  spriteKey: string
  glide: MarkMotion
}
type GroupedEntry = Entry & { kind: MarkGroupKind }
type DrawnGroup = { group: MarkGroup; spriteKey: string }

export type MapScene = {
  setMarks: (marks: readonly CanvasMark[], now: number, motion: boolean) => void
  regroup: (wholeZoom: number, apart: ReadonlySet<string>) => void
  draw: (frame: MapRenderContext) => void
  /** The drawn marks and groups, from bottom to top. */
  hits: () => readonly DrawnHitTarget[]
  isMoving: (now: number) => boolean
  /** Ms until a moving mark has moved by one pixel. An earlier frame would look the same. */
  pause: (scale: number) => number
  positionOf: (key: string, now: number) => MercatorPoint | undefined
}

/** Longest time between two frames while marks move, in ms. A frame is drawn earlier if the fastest mark has moved by one pixel. */
const MAX_PAUSE_MS = 400
/** Ratio of a mark's initial speed to its average speed during the animation of a move. */
const FASTEST = 3

const RIM = 30

const LEVEL: Record<CanvasMark['kind'], number> = { start: 0, order: 1, courier: 2 }

export function createMapScene(): MapScene {
  let entries = new Map<string, Entry>()
  let singles: Entry[][] = []
  let groups: DrawnGroup[] = []
  let moved: ReadonlyMap<string, MercatorPoint> = new Map()
  let hits: DrawnHitTarget[] = []
  /**
   * `movesUntil` is the time at which the last animated move ends, in ms of `performance.now()`. `farthest` is the length of the longest
   * move in world units.
   */
  let movesUntil = Number.NEGATIVE_INFINITY
  let farthest = 0

  function drawLeaps({ context, mode, affine, now }: MapRenderContext): void {
    context.setLineDash([4, 6])
    context.lineWidth = 1.5
    context.strokeStyle = PALETTES[mode].textTertiary
    context.beginPath()
    for (const { glide } of singles.flat()) {
      if (!glide.isLeap || !isMarkGliding(glide, now)) continue
      const [from, to] = [transformToPixel(affine, glide.from), transformToPixel(affine, glide.to)]
      context.moveTo(from.x, from.y)
      context.lineTo(to.x, to.y)
    }
    context.stroke()
    context.setLineDash([])
  }

  function drawGroups(frame: MapRenderContext, kind: MarkGroupKind): void {
    for (const { group, spriteKey } of groups) {
      if (group.kind !== kind) continue
      const { x, y } = transformToPixel(frame.affine, group.center)
      if (!isInSight(frame, x, y)) continue
      frame.atlas.groups.stamp(frame.context, spriteKey, x, y, (context) => paintMarkGroup(context, frame.mode, group))
      hits.push({ x, y, reach: MARK_GROUP_RADIUS, group })
    }
  }

  function drawSingles(frame: MapRenderContext, level: number): void {
    for (const { key, mark, spriteKey, glide } of singles[level] ?? []) {
      const { x, y } = transformToPixel(frame.affine, moved.get(key) ?? glidePosition(glide, frame.now))
      if (!isInSight(frame, x, y)) continue
      frame.atlas.marks.stamp(frame.context, spriteKey, x, y, (context) => paintMark(context, frame.mode, mark))
      if (mark.kind === 'courier' && mark.ring)
        drawTimeLeftRing(
          frame.context,
          courierMarkToneColor(frame.mode, mark.ring.isUrgent ? 'busy' : 'late'),
          x,
          y,
          mark.ring.share,
        )
      hits.push({ x, y, reach: MARK_HIT_RADIUS, mark })
    }
  }

  function drawWords(frame: MapRenderContext): void {
    const captions = hits.flatMap((hit) => {
      if (!('mark' in hit) || hit.mark.kind !== 'courier' || !hit.mark.caption || hit.mark.isFaint) return []
      return [{ id: hit.mark.key, x: hit.x, y: hit.y, text: hit.mark.caption }]
    })
    // The number of captions is limited, so those on the visible map come first, and of those the topmost.
    captions.reverse().sort((a, b) => Number(isOnMap(frame, b)) - Number(isOnMap(frame, a)))
    const covered = hits.filter((hit) => 'group' in hit)
    drawMarkerCaptions(frame.context, frame.mode, captions, covered)
  }

  return {
    setMarks(marks, now, motion) {
      const before = entries
      entries = new Map()
      for (const mark of marks) {
        const { key, kind } = mark
        const glide = nextGlide(before.get(key), mark, now, motion)
        const { x, y } = glide.to
        entries.set(key, { key, kind, part: partOf(mark), x, y, mark, spriteKey: markSpriteKey(mark), glide })
      }
      movesUntil = now
      farthest = 0
      for (const { glide } of entries.values()) {
        if (!isMarkGliding(glide, now)) continue
        movesUntil = Math.max(movesUntil, markGlideEndTime(glide))
        if (!glide.isLeap) farthest = Math.max(farthest, glideDistance(glide))
      }
    },
    regroup(wholeZoom, apart) {
      singles = [[], [], [], []]
      const points: GroupedEntry[] = []
      for (const entry of entries.values()) {
        if (isGrouped(entry)) points.push(entry)
        else singles[LEVEL.start]?.push(entry)
      }
      const grouped = groupMapMarks(points, wholeZoom, apart)
      moved = grouped.moved
      groups = grouped.groups.map((group) => ({ group, spriteKey: markGroupSpriteKey(group) }))
      for (const entry of grouped.singles) {
        singles[apart.has(entry.key) ? LEVEL.courier + 1 : LEVEL[entry.kind]]?.push(entry)
      }
    },
    draw(frame) {
      hits = []
      frame.context.clearRect(0, 0, frame.size.width, frame.size.height)
      drawLeaps(frame)
      drawSingles(frame, LEVEL.start)
      drawGroups(frame, 'courier')
      drawSingles(frame, LEVEL.order)
      drawSingles(frame, LEVEL.courier)
      // Draw order groups on top of couriers and courier groups: an order group hides at most the rim of a courier mark.
      drawGroups(frame, 'order')
      drawSingles(frame, LEVEL.courier + 1)
      drawWords(frame)
    },
    hits: () => hits,
    isMoving: (now) => now < movesUntil,
    pause: (scale) => Math.min(MAX_PAUSE_MS, MARK_GLIDE_MS / (FASTEST * farthest * scale)),
    positionOf(key, now) {
      const entry = entries.get(key)
      return entry && glidePosition(entry.glide, now)
    },
  }
}

/**
 * Animation of a mark after new data arrived. Only couriers that have moved start an animation. A mark that has not moved continues its
 * last animation. Orders are not animated, because a changed position of an order is a correction and not a movement.
 */
function nextGlide(last: Entry | undefined, mark: CanvasMark, now: number, motion: boolean): MarkMotion {
  const isSame = last?.mark.place.lat === mark.place.lat && last.mark.place.long === mark.place.long
  if (last && isSame && motion) return last.glide
  const to = projectLatLong(mark.place)
  if (!motion || mark.kind !== 'courier' || last?.mark.kind !== 'courier') {
    return { from: to, to, startedAt: Number.NEGATIVE_INFINITY, isLeap: false }
  }
  const [before, after] = [last.mark.seenAt, mark.seenAt]
  const seconds = before === undefined || after === undefined ? undefined : after - before
  return createMarkMotion(glidePosition(last.glide, now), to, now, seconds)
}

const isGrouped = (entry: Entry): entry is GroupedEntry => entry.kind !== 'start'

function partOf(mark: CanvasMark): string {
  if (mark.kind === 'start') return ''
  if (mark.kind === 'order') return mark.color ?? ''
  return mark.tone === 'own' ? 'free' : mark.tone
}

const isInSight = ({ size }: MapRenderContext, x: number, y: number): boolean =>
  x > -RIM && y > -RIM && x < size.width + RIM && y < size.height + RIM

const isOnMap = ({ size, margin }: MapRenderContext, { x, y }: PixelPosition): boolean =>
  x >= margin && y >= margin && x <= size.width - margin && y <= size.height - margin
