import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef } from 'react'
import { useSnapshot } from 'valtio'
import { themeState } from '../../themeStore'
import { useMapLayer } from '../mapLayer'
import { TILE, worldPoint } from '../mercator'
import { type Affine, affineBetween } from './affine'
import { createAtlas } from './atlas'
import { findHit } from './hitTest'
import type { CanvasMark } from './marks'
import type { Hit, Scene } from './scene'
import { GROUP_SIZE, MARK_SIZE } from './sprites'

/** Drawn beyond each edge of the map: a pan moves the picture, which is drawn anew only when this has come in. Pixels. */
export const MARGIN = 256

/** Two places of the world whose pixels tell where all others are. */
const CORNERS = [
  { lat: 60, long: 40 },
  { lat: 30, long: 100 },
] as const
const [FIRST, SECOND] = [worldPoint(CORNERS[0]), worldPoint(CORNERS[1])]

/** A frame of a usual screen. */
const FRAME_MS = 16

/** Scales that differ by less are the same one: as little as a rounding error. */
const SAME_SCALE = 1e-9

export type DrawnScene = {
  scene: Scene
  marks: readonly CanvasMark[]
  /** Never grouped. */
  apart: ReadonlySet<string>
  /** Marks glide to new positions; else they are there at once. */
  glides: boolean
  /** New marks are drawn in a frame of their own, after the one in which they came: nothing else goes by what is drawn. */
  waits: boolean
}

/**
 * Keeps a scene drawn on the surrounding map: `sheet` holds the canvas and the real buttons, and moves with the map. Pixels
 * of what is hit are those of the sheet.
 */
export function useDrawnScene({ scene, marks, apart, glides, waits }: DrawnScene) {
  const { mode, motion } = useSnapshot(themeState)
  const { toPixel, size } = useMapLayer()
  const { width, height } = size
  const sheet = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const affine = affineBetween(FIRST, toPixel(CORNERS[0]), SECOND, toPixel(CORNERS[1]))
  const wholeZoom = Math.floor(Math.log2(affine.scale / TILE) + 1e-6)
  const ratio = window.devicePixelRatio || 1
  const look = useMemo(
    () => ({ mode, ratio, marks: createAtlas(MARK_SIZE, ratio), groups: createAtlas(GROUP_SIZE, ratio) }),
    [ratio, mode],
  )
  /** How the sheet was drawn; null when that is out of date. */
  const drawn = useRef<{ affine: Affine; at: number } | null>(null)

  /** What the scene was made for at last, and whether newer marks wait for their frame. */
  const made = useRef({ wholeZoom: Number.NaN, apart, isBehind: false })

  const make = () => {
    scene.setMarks(marks, performance.now(), motion && glides)
    scene.regroup(wholeZoom, apart)
    made.current = { wholeZoom, apart, isBehind: false }
    drawn.current = null
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: `make` is of the same render
  useLayoutEffect(() => {
    const isSameView = made.current.wholeZoom === wholeZoom && made.current.apart === apart
    if (waits && isSameView && !document.hidden) made.current.isBehind = true
    else make()
  }, [scene, marks, motion, glides, waits, wholeZoom, apart])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another look or size is drawn anew
  useLayoutEffect(() => {
    drawn.current = null
  }, [look, width, height])

  const draw = (now: number) => {
    const element = canvas.current
    const context = element?.getContext('2d')
    if (!element || !context || !sheet.current) return
    const all = { width: width + 2 * MARGIN, height: height + 2 * MARGIN }
    const [columns, rows] = [Math.round(all.width * ratio), Math.round(all.height * ratio)]
    if (element.width !== columns) element.width = columns
    if (element.height !== rows) element.height = rows
    context.setTransform(ratio, 0, 0, ratio, 0, 0)
    const at = { ...affine, left: affine.left + MARGIN, top: affine.top + MARGIN }
    scene.draw({ context, atlas: look, mode, affine: at, size: all, now })
    drawn.current = { affine, at: now }
    sheet.current.style.translate = '0px 0px'
  }
  /** Where a pixel of the sheet is on the map: each pan moves the sheet. */
  const seen: SeenPlace = ({ x, y }) => {
    const last = drawn.current?.affine ?? affine
    return { x: x - MARGIN + affine.left - last.left, y: y - MARGIN + affine.top - last.top }
  }
  // In the same commit as the tiles: what moves later than they do would swim over them.
  useLayoutEffect(() => {
    const last = drawn.current?.affine
    const [right, down] = last ? [affine.left - last.left, affine.top - last.top] : [0, 0]
    const isMoved = last !== undefined && Math.abs(affine.scale / last.scale - 1) < SAME_SCALE
    if (isMoved && Math.abs(right) < MARGIN && Math.abs(down) < MARGIN) {
      if (sheet.current) sheet.current.style.translate = `${right}px ${down}px`
    } else draw(performance.now())
    placeButtons(sheet.current, scene, seen, size)
  })

  const step = useEffectEvent((now: number) => {
    draw(now)
    placeButtons(sheet.current, scene, seen, size)
  })
  const catchUp = useEffectEvent(make)
  /** Milliseconds until a frame would show something new. */
  const rest = useEffectEvent((now: number): number =>
    drawn.current ? drawn.current.at + scene.pause(affine.scale) - now : 0,
  )
  useEffect(() => {
    let [frame, timer] = [0, 0]
    const next = () => {
      if (made.current.isBehind) {
        catchUp()
        // To group a thousand marks and to draw them is too much for one frame of a pan.
        frame = requestAnimationFrame(next)
        return
      }
      const now = performance.now()
      const isOver = !scene.isMoving(now)
      if (isOver || rest(now) <= 0) step(now)
      if (isOver) return
      // A frame that is asked for is made, though nothing on it has changed: what hardly moves waits outside of frames.
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

  /** A part of the canvas lies beyond the edges of the map. */
  const isInSight = (hit: Hit): boolean => {
    const { x, y } = seen(hit)
    return x >= 0 && y >= 0 && x <= width && y <= height
  }
  return { sheet, canvas, isInSight }
}

/** Words of a mark nearer to an edge of the map would be cut. Pixels. */
const WORDS = { x: 140, y: 44 }

/**
 * The buttons stand where their marks are drawn, between two frames of the map as well; `seen` is where a pixel of the sheet is
 * on the map. Words are written to the side where there is room.
 */
function placeButtons(
  sheet: HTMLElement | null,
  scene: Scene,
  seen: SeenPlace,
  size: { width: number; height: number },
) {
  for (const button of sheet?.querySelectorAll<HTMLElement>('[data-hit]') ?? []) {
    const hit = findHit(scene.hits(), button.dataset.hit)
    button.hidden = hit === undefined
    if (!hit) continue
    button.style.translate = `${hit.x}px ${hit.y}px`
    const { x, y } = seen(hit)
    button.dataset.side = x < WORDS.x ? 'start' : x > size.width - WORDS.x ? 'end' : 'middle'
    button.dataset.foot = String(y > size.height - WORDS.y)
  }
}

type Pixel = { x: number; y: number }
type SeenPlace = (at: Pixel) => Pixel
