import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef } from 'react'
import { useSnapshot } from 'valtio'
import { themeState } from '../../themeStore'
import { useMapProjection } from '../mapProjection'
import { projectLatLong, TILE_SIZE_PX } from '../mercator'
import { type AffineTransform, createAffineTransform, type PixelPosition } from './affine'
import { GROUP_SPRITE_SIZE, MARK_SPRITE_SIZE } from './courierSprites'
import { type DrawnHitTarget, findHitTargetByKey } from './hitTest'
import type { CanvasMark } from './mapMarkTypes'
import type { MapScene } from './mapScene'
import { createSpriteSheet } from './spriteSheet'

/**
 * Pixels by which the canvas is larger than the map on each side. A pan moves the canvas; only a pan by more than this distance redraws the
 * canvas.
 */
export const MAP_CANVAS_MARGIN = 256

/** Two reference points from which the conversion of coordinates to pixels is derived. */
const CORNERS = [
  { lat: 60, long: 40 },
  { lat: 30, long: 100 },
] as const
const [FIRST, SECOND] = [projectLatLong(CORNERS[0]), projectLatLong(CORNERS[1])]

const FRAME_MS = 16

const SAME_SCALE = 1e-9

type DrawnSceneOptions = {
  scene: MapScene
  marks: readonly CanvasMark[]
  apart: ReadonlySet<string>
  glides: boolean
  /** If true, new marks are grouped and drawn after the frame in which React renders, because one frame is too short for all this work. */
  waits: boolean
}

/**
 * Draws `marks` on the canvas of the map. `sheet` is the element that contains the canvas and the buttons and moves with the map. The
 * positions of drawn marks are in pixels of the sheet.
 */
export function useDrawMapScene({ scene, marks, apart, glides, waits }: DrawnSceneOptions) {
  const { mode, motion } = useSnapshot(themeState)
  const { toPixel, size } = useMapProjection()
  const { width, height } = size
  const sheet = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const affine = createAffineTransform(FIRST, toPixel(CORNERS[0]), SECOND, toPixel(CORNERS[1]))
  const wholeZoom = Math.floor(Math.log2(affine.scale / TILE_SIZE_PX) + 1e-6)
  const ratio = window.devicePixelRatio || 1
  const atlas = useMemo(
    () => ({
      mode,
      ratio,
      marks: createSpriteSheet(MARK_SPRITE_SIZE, ratio),
      groups: createSpriteSheet(GROUP_SPRITE_SIZE, ratio),
    }),
    [ratio, mode],
  )
  const drawn = useRef<{ affine: AffineTransform; at: number } | null>(null)

  const made = useRef({ wholeZoom: Number.NaN, apart, isBehind: false })

  const make = () => {
    scene.setMarks(marks, performance.now(), motion && glides)
    scene.regroup(wholeZoom, apart)
    made.current = { wholeZoom, apart, isBehind: false }
    drawn.current = null
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: `make` is a new function on each render
  useLayoutEffect(() => {
    const isSameView = made.current.wholeZoom === wholeZoom && made.current.apart === apart
    if (waits && isSameView && !document.hidden) made.current.isBehind = true
    else make()
  }, [scene, marks, motion, glides, waits, wholeZoom, apart])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new look or size needs a redraw
  useLayoutEffect(() => {
    drawn.current = null
  }, [atlas, width, height])

  const draw = (now: number) => {
    const element = canvas.current
    const context = element?.getContext('2d')
    if (!element || !context || !sheet.current) return
    const all = { width: width + 2 * MAP_CANVAS_MARGIN, height: height + 2 * MAP_CANVAS_MARGIN }
    const [columns, rows] = [Math.round(all.width * ratio), Math.round(all.height * ratio)]
    if (element.width !== columns) element.width = columns
    if (element.height !== rows) element.height = rows
    context.setTransform(ratio, 0, 0, ratio, 0, 0)
    const at = { ...affine, left: affine.left + MAP_CANVAS_MARGIN, top: affine.top + MAP_CANVAS_MARGIN }
    scene.draw({ context, atlas, mode, affine: at, size: all, margin: MAP_CANVAS_MARGIN, now })
    drawn.current = { affine, at: now }
    sheet.current.style.translate = '0px 0px'
  }
  /** Converts a position on the canvas layer to a position on the map. They differ, because a pan moves the layer. */
  const seen: SeenPlace = ({ x, y }) => {
    const last = drawn.current?.affine ?? affine
    return { x: x - MAP_CANVAS_MARGIN + affine.left - last.left, y: y - MAP_CANVAS_MARGIN + affine.top - last.top }
  }
  // A layout effect, so that the marks and the map tiles move in the same commit.
  useLayoutEffect(() => {
    const last = drawn.current?.affine
    const [right, down] = last ? [affine.left - last.left, affine.top - last.top] : [0, 0]
    const isMoved = last !== undefined && Math.abs(affine.scale / last.scale - 1) < SAME_SCALE
    if (isMoved && Math.abs(right) < MAP_CANVAS_MARGIN && Math.abs(down) < MAP_CANVAS_MARGIN) {
      if (sheet.current) sheet.current.style.translate = `${right}px ${down}px`
    } else draw(performance.now())
    placeButtons(sheet.current, scene, seen, size)
  })

  const step = useEffectEvent((now: number) => {
    draw(now)
    placeButtons(sheet.current, scene, seen, size)
  })
  const catchUp = useEffectEvent(make)
  const rest = useEffectEvent((now: number): number =>
    drawn.current ? drawn.current.at + scene.pause(affine.scale) - now : 0,
  )
  useEffect(() => {
    let [frame, timer] = [0, 0]
    const next = () => {
      if (made.current.isBehind) {
        catchUp()
        // The marks were grouped in this frame and are drawn in the next one, because grouping and drawing a thousand marks together take
        // longer than a frame.
        frame = requestAnimationFrame(next)
        return
      }
      const now = performance.now()
      const isOver = !scene.isMoving(now)
      if (isOver || rest(now) <= 0) step(now)
      if (isOver) return
      // Wait with a timer between two drawings: a pending `requestAnimationFrame` would make the browser render a frame even if nothing has
      // changed.
      timer = window.setTimeout(() => {
        frame = requestAnimationFrame(next)
      }, rest(now) - FRAME_MS)
    }
    const isMoving = marks.length > 0 && scene.isMoving(performance.now())
    if (isMoving || made.current.isBehind) frame = requestAnimationFrame(next)
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [scene, marks])

  const isInSight = (hit: DrawnHitTarget): boolean => {
    const { x, y } = seen(hit)
    return x >= 0 && y >= 0 && x <= width && y <= height
  }
  return { sheet, canvas, isInSight }
}

/** Pixels. If a mark is closer than this to an edge of the map, a label on that side would be cut off. */
const WORDS = { x: 140, y: 44 }

/**
 * Moves each transparent button to the marker that the canvas draws for it, also while the map moves without a React render. Each label is
 * placed on the side of its marker that has space.
 */
function placeButtons(
  sheet: HTMLElement | null,
  scene: MapScene,
  seen: SeenPlace,
  size: { width: number; height: number },
) {
  for (const button of sheet?.querySelectorAll<HTMLElement>('[data-hit]') ?? []) {
    const hit = findHitTargetByKey(scene.hits(), button.dataset.hit)
    button.hidden = hit === undefined
    if (!hit) continue
    button.style.translate = `${hit.x}px ${hit.y}px`
    const { x, y } = seen(hit)
    button.dataset.side = x < WORDS.x ? 'start' : x > size.width - WORDS.x ? 'end' : 'middle'
    button.dataset.foot = String(y > size.height - WORDS.y)
  }
}

type SeenPlace = (at: PixelPosition) => PixelPosition
