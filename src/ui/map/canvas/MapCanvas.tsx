import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useSnapshot } from 'valtio'
import type { LatLong } from '../../../domain/geo'
import { themeState } from '../../themeStore'
import { useMapLayer } from '../mapLayer'
import { TILE, worldPoint } from '../mercator'
import { type Affine, affineBetween } from './affine'
import { createAtlas } from './atlas'
import { nearestTarget } from './hitTest'
import { CanvasButton, GroupButton, hitKey } from './MapButtons'
import { type CanvasMark, createScene, type Hit } from './scene'
import { GROUP_SIZE, MARK_SIZE } from './sprites'
import { useCanvasPointer } from './useCanvasPointer'
import './mapCanvas.css'

export type MapCanvasProps = {
  /** Keep the array while nothing in it has changed: another one groups all marks anew. */
  marks: readonly CanvasMark[]
  selectedId: number | null
  onSelect: (id: number) => void
  /** Places that are to be seen apart: those of a group that was pressed. */
  onLookAt: (places: readonly LatLong[]) => void
}

/** Two places of the world whose pixels tell where all others are. */
const CORNERS = [
  { lat: 60, long: 40 },
  { lat: 30, long: 100 },
] as const
const [FIRST, SECOND] = [worldPoint(CORNERS[0]), worldPoint(CORNERS[1])]

/**
 * Any number of marks as one child of the map: pigeon-maps renders every child anew on each frame of a pan, and a thousand
 * buttons would take longer than the frame. Only the mark under the pointer and the chosen one are real buttons.
 */
export function MapCanvas({ marks, selectedId, onSelect, onLookAt }: MapCanvasProps) {
  const { mode, motion } = useSnapshot(themeState)
  const { toPixel, size } = useMapLayer()
  const canvas = useRef<HTMLCanvasElement>(null)
  const [scene] = useState(createScene)
  const affine = affineBetween(FIRST, toPixel(CORNERS[0]), SECOND, toPixel(CORNERS[1]))
  const wholeZoom = Math.floor(Math.log2(affine.scale / TILE) + 1e-6)

  const ratio = window.devicePixelRatio || 1
  const atlas = useMemo(
    () => ({ mode, marks: createAtlas(MARK_SIZE, ratio), groups: createAtlas(GROUP_SIZE, ratio) }),
    [ratio, mode],
  )
  const [hoveredKey, setHovered] = useState<string>()

  useLayoutEffect(() => {
    scene.setMarks(marks, performance.now(), motion)
    scene.regroup(wholeZoom, new Set(selectedId === null ? [] : [selectedId]))
  }, [scene, marks, motion, wholeZoom, selectedId])

  const draw = (at: Affine, now: number) => {
    const element = canvas.current
    const context = element?.getContext('2d')
    if (!element || !context) return
    const [width, height] = [Math.round(size.width * ratio), Math.round(size.height * ratio)]
    if (element.width !== width) element.width = width
    if (element.height !== height) element.height = height
    context.setTransform(ratio, 0, 0, ratio, 0, 0)
    scene.draw({ context, atlas, mode, affine: at, size, now })
    placeButtons(element, scene.hits())
  }
  // In the same commit as the tiles: what is drawn later than they are would swim over them.
  useLayoutEffect(() => draw(affine, performance.now()))
  const drawNow = useEffectEvent(() => draw(affine, performance.now()))
  useEffect(() => {
    let frame = 0
    const step = () => {
      drawNow()
      frame = scene.isMoving(performance.now()) ? requestAnimationFrame(step) : 0
    }
    if (marks.length > 0 && scene.isMoving(performance.now())) frame = requestAnimationFrame(step)
    return () => cancelAnimationFrame(frame)
  }, [scene, marks])

  const pressed = (hit: Hit) => {
    if ('mark' in hit) return onSelect(hit.mark.id)
    const { ids, isStack } = hit.group
    if (!isStack) onLookAt(marks.filter(({ id }) => ids.includes(id)).map(({ place }) => place))
  }
  useCanvasPointer(canvas, {
    move: (x, y) => {
      const hit = nearestTarget(scene.hits(), x, y)
      setHovered(hit && hitKey(hit))
    },
    press: (x, y) => {
      const hit = nearestTarget(scene.hits(), x, y)
      if (hit) setHovered(hitKey(hit))
      if (hit) pressed(hit)
    },
  })

  const selected = marks.find(({ id }) => id === selectedId)
  return (
    <div className="map-canvas">
      <canvas ref={canvas} className="map-canvas__area" style={size} />
      {selected && <CanvasButton mark={selected} isSelected onPress={() => onSelect(selected.id)} />}
      <HoveredButton
        hovered={hoveredKey}
        selectedId={selectedId}
        marks={marks}
        hits={scene.hits()}
        onSelect={onSelect}
        onPress={pressed}
      />
    </div>
  )
}

type HoveredProps = {
  hovered: string | undefined
  selectedId: number | null
  marks: readonly CanvasMark[]
  hits: readonly Hit[]
  onSelect: (id: number) => void
  onPress: (hit: Hit) => void
}

function HoveredButton({ hovered, selectedId, marks, hits, onSelect, onPress }: HoveredProps) {
  const hit = hovered === undefined ? undefined : hits.find((each) => hitKey(each) === hovered)
  if (!hit) return null
  if ('group' in hit)
    return <GroupButton group={hit.group} marks={marks} onSelect={onSelect} onPress={() => onPress(hit)} />
  return hit.mark.id === selectedId ? null : (
    <CanvasButton mark={hit.mark} isSelected={false} onPress={() => onPress(hit)} />
  )
}

/** The buttons stand where their marks are drawn, between two frames of the map as well. */
function placeButtons(canvas: HTMLElement, hits: readonly Hit[]): void {
  for (const button of canvas.parentElement?.querySelectorAll<HTMLElement>('[data-hit]') ?? []) {
    const hit = hits.find((each) => hitKey(each) === button.dataset.hit)
    button.hidden = hit === undefined
    if (hit) button.style.translate = `${hit.x}px ${hit.y}px`
  }
}
