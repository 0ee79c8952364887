import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { LatLong } from '../../../domain/geo'
import { isArrow, type MapWalk, type Mark } from '../walk'
import { findHit, hitKey, markKey, nearestTarget } from './hitTest'
import { type ButtonKeys, CanvasButton, GroupButton, StillMark } from './MapButtons'
import { type CanvasMark, createScene, type Hit } from './scene'
import { useCanvasBox } from './useCanvasBox'
import { useCanvasPointer } from './useCanvasPointer'
import { MARGIN, useDrawnScene } from './useDrawnScene'
import './mapCanvas.css'

export type MapCanvasProps = {
  /** Keep the array while nothing in it has changed: another one groups all marks anew. */
  marks: readonly CanvasMark[]
  selectedId: number | null
  onSelect: (id: number) => void
  /** Places that are to be seen apart: those of a group that was pressed. */
  onLookAt: (places: readonly LatLong[]) => void
  /** Marks that are never grouped, besides the selected one. Keep the array while nothing in it has changed. */
  apart?: readonly number[]
  /** The walk by arrows that these marks are part of. */
  walk?: MapWalk
  /** Tab stops at one of these marks even when none is chosen: nothing else leads into the walk. */
  isStop?: boolean
  /** Marks that are inside a rectangle drawn with Shift. */
  onBox?: ((ids: readonly number[]) => void) | undefined
}

const NOBODY: readonly number[] = []

/**
 * Any number of marks as one child of the map: pigeon-maps renders every child anew on each frame of a pan, and a thousand
 * buttons would take longer than the frame. Only the mark under the pointer, the focused and the chosen one are real buttons.
 */
export function MapCanvas(props: MapCanvasProps) {
  const { marks, selectedId, onSelect, onLookAt, apart = NOBODY, walk, isStop = false, onBox } = props
  const [scene] = useState(createScene)
  const alone = useMemo(() => new Set([...apart, ...(selectedId === null ? [] : [selectedId])]), [apart, selectedId])
  const { sheet, canvas } = useDrawnScene({ scene, marks, apart: alone, glides: true })
  const [hoveredKey, setHovered] = useState<string>()
  const [focusedKey, setFocused] = useState<string>()
  const [firstKey, setFirst] = useState<string>()
  const wanted = useRef<string>(undefined)

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
  const boxRef = useCanvasBox(canvas, onBox && ((box) => onBox(idsInside(scene.hits(), box))))

  const marksNow = useEffectEvent((): readonly Mark[] => scene.hits().map(markOf))
  useEffect(
    () =>
      walk?.add({
        marks: () => marksNow(),
        focus: (key) => {
          wanted.current = key
          setFocused(key)
        },
      }),
    [walk],
  )
  // The button that is to have the focus stands in the page from this commit on.
  useLayoutEffect(() => {
    if (wanted.current === undefined) return
    sheet.current?.querySelector<HTMLElement>(`[data-hit="${wanted.current}"]`)?.focus()
    wanted.current = undefined
  })
  useLayoutEffect(() => {
    const [first] = isStop ? scene.hits() : []
    setFirst(first && hitKey(first))
  })

  const keysOf = (key: string): ButtonKeys | undefined =>
    walk && {
      tabIndex: isStop && key === (focusedKey ?? firstKey) ? 0 : -1,
      onFocus: () => setFocused(key),
      onBlur: () => setFocused(undefined),
      onKeyDown: (event) => {
        const hit = findHit(scene.hits(), key)
        if (!hit || !isArrow(event.key)) return
        event.preventDefault()
        event.stopPropagation()
        walk.go(markOf(hit), event.key)
      },
    }

  const selected = marks.find(({ id }) => id === selectedId)
  const shown = [...new Set([hoveredKey, focusedKey, isStop ? firstKey : undefined])].flatMap(
    (key) => findHit(scene.hits(), key) ?? [],
  )
  return (
    <div className="map-canvas" ref={sheet} style={{ inset: -MARGIN }}>
      <canvas ref={canvas} className="map-canvas__area" role="img" aria-label={`Курьеры на карте: ${marks.length}`} />
      {onBox && <div ref={boxRef} className="map-canvas__box" hidden />}
      {selected && (
        <CanvasButton
          mark={selected}
          isSelected
          onPress={() => onSelect(selected.id)}
          keys={keysOf(markKey(selected.id))}
        />
      )}
      {shown.map((hit) => {
        if ('mark' in hit && hit.mark.id === selectedId) return null
        const key = hitKey(hit)
        const common = { onPress: () => pressed(hit), keys: keysOf(key) }
        return 'group' in hit ? (
          <GroupButton key={key} {...common} group={hit.group} marks={marks} onSelect={onSelect} />
        ) : (
          <CanvasButton key={key} {...common} mark={hit.mark} isSelected={false} />
        )
      })}
    </div>
  )
}

const NO_ONE: ReadonlySet<number> = new Set()

/** Marks that show places and are not chosen from: the map of one courier. They are where they are told, at once. */
export function StillCanvas({ marks }: { marks: readonly CanvasMark[] }) {
  const [scene] = useState(createScene)
  const { sheet, canvas } = useDrawnScene({ scene, marks, apart: NO_ONE, glides: false })
  return (
    <div className="map-canvas" ref={sheet} style={{ inset: -MARGIN }}>
      <canvas ref={canvas} className="map-canvas__area" aria-hidden />
      {marks.map((mark) => (
        <StillMark key={mark.id} mark={mark} />
      ))}
    </div>
  )
}

const markOf = (hit: Hit): Mark => ({ key: hitKey(hit), x: hit.x - MARGIN, y: hit.y - MARGIN })

type Box = { left: number; right: number; top: number; bottom: number }

/** Those of a group are inside when its drawing is. */
function idsInside(hits: readonly Hit[], { left, right, top, bottom }: Box): number[] {
  return hits
    .filter(({ x, y }) => x >= left && x <= right && y >= top && y <= bottom)
    .flatMap((hit) => ('mark' in hit ? [hit.mark.id] : [...hit.group.ids]))
}
