import { useMemo, useState } from 'react'
import type { LatLong } from '../../../domain/geo'
import {
  type DrawnHitTarget,
  findHitTargetByKey,
  findNearestHitTarget,
  hitTargetKey,
  isSelectableHitTarget,
} from './hitTest'
import { MapMarkButton, MapMarkGroupButton, StaticMapMark } from './MapMarkButtons'
import type { CanvasMark } from './mapMarkTypes'
import { createMapScene } from './mapScene'
import { type SelectionBox, useBoxSelection } from './useBoxSelection'
import { useCanvasPointer } from './useCanvasPointer'
import { MAP_CANVAS_MARGIN, useDrawMapScene } from './useDrawMapScene'
import { useMarkKeyboardNavigation } from './useMarkKeyboardNavigation'
import './mapCanvas.css'

export type MapCanvasProps = {
  /** `marks`, `selected` and `apart` must be memoised or constant: if one of them is a new array, all marks are grouped again. */
  marks: readonly CanvasMark[]
  label: string
  selected: readonly string[]
  onSelect: (key: string) => void
  onLookAt: (places: readonly LatLong[]) => void
  apart?: readonly string[]
  /** If set, all marks form one Tab stop and arrow keys move between them. Used for maps without a list of the same records beside them. */
  isWalked?: boolean
  /** Called with the keys of the marks inside a rectangle that the user has drawn with Shift. */
  onBox?: ((keys: readonly string[]) => void) | undefined
}

const NOTHING: readonly string[] = []

/**
 * Draws all marks on a canvas, which is a single child of the map: pigeon-maps renders each child on every frame of a pan, and a thousand
 * buttons would take longer than a frame. Only hovered, focused and selected marks are real buttons.
 */
export function MapCanvas(props: MapCanvasProps) {
  const { marks, label, selected, onSelect, onLookAt, apart = NOTHING, isWalked = false, onBox } = props
  const [scene] = useState(createMapScene)
  const alone = useMemo(() => new Set([...apart, ...selected]), [apart, selected])
  const { sheet, canvas, isInSight } = useDrawMapScene({
    scene,
    marks,
    apart: alone,
    glides: true,
    // If the user moves between marks with arrow keys, draw new marks without delay: the arrow keys reach only drawn marks.
    waits: !isWalked,
  })
  const [hoveredKey, setHovered] = useState<string>()
  const walk = useMarkKeyboardNavigation({ scene, sheet, isInSight, selected, isOn: isWalked })

  const pressed = (hit: DrawnHitTarget) => {
    if ('mark' in hit) return isSelectableHitTarget(hit) && onSelect(hit.mark.key)
    const { keys, isStack } = hit.group
    if (!isStack) onLookAt(marks.filter(({ key }) => keys.includes(key)).map(({ place }) => place))
  }
  useCanvasPointer(canvas, {
    move: (x, y) => {
      const hit = findNearestHitTarget(scene.hits(), x, y)
      setHovered(hit && hitTargetKey(hit))
    },
    press: (x, y) => {
      const hit = findNearestHitTarget(scene.hits(), x, y)
      if (hit) setHovered(hitTargetKey(hit))
      if (hit) pressed(hit)
    },
    leave: () => setHovered(undefined),
  })
  const boxRef = useBoxSelection(canvas, onBox && ((box) => onBox(keysInside(scene.hits(), box))))

  const hasLabel = (key: string) => key === hoveredKey || key === walk.focusedKey
  // A selected mark always has a button, so that screen readers find it even if the map shows another area.
  const chosen = marks.filter(({ key }) => selected.includes(key))
  const others = [...new Set([hoveredKey, ...walk.keys])].flatMap((key) =>
    key !== undefined && selected.includes(key) ? [] : (findHitTargetByKey(scene.hits(), key) ?? []),
  )
  return (
    <div className="map-canvas" ref={sheet} style={{ inset: -MAP_CANVAS_MARGIN }}>
      <canvas ref={canvas} className="map-canvas__area" role="img" aria-label={label} />
      {onBox && <div ref={boxRef} className="map-canvas__box" hidden />}
      {chosen.map((mark) => (
        <MapMarkButton
          key={mark.key}
          mark={mark}
          isSelected
          // The label of a selected order is shown only on hover or focus, because the card below the map describes the order.
          hasLabel={mark.kind === 'courier' || hasLabel(mark.key)}
          onPress={() => onSelect(mark.key)}
          keys={walk.keysOf(mark.key)}
        />
      ))}
      {others.map((hit) => {
        const key = hitTargetKey(hit)
        if (!isSelectableHitTarget(hit)) return 'mark' in hit && <StaticMapMark key={key} mark={hit.mark} hasLabel />
        const common = { hasLabel: hasLabel(key), onPress: () => pressed(hit), keys: walk.keysOf(key) }
        return 'group' in hit ? (
          <MapMarkGroupButton key={key} {...common} group={hit.group} marks={marks} onSelect={onSelect} />
        ) : (
          <MapMarkButton key={key} {...common} mark={hit.mark} isSelected={false} />
        )
      })}
    </div>
  )
}

const NO_ONE: ReadonlySet<string> = new Set()

export function StaticMapCanvas({ marks }: { marks: readonly CanvasMark[] }) {
  const [scene] = useState(createMapScene)
  const { sheet, canvas } = useDrawMapScene({ scene, marks, apart: NO_ONE, glides: false, waits: false })
  return (
    <div className="map-canvas" ref={sheet} style={{ inset: -MAP_CANVAS_MARGIN }}>
      <canvas ref={canvas} className="map-canvas__area" aria-hidden />
      {marks.map((mark) => (
        <StaticMapMark key={mark.key} mark={mark} />
      ))}
    </div>
  )
}

function keysInside(hits: readonly DrawnHitTarget[], { left, right, top, bottom }: SelectionBox): string[] {
  return hits
    .filter(({ x, y }) => x >= left && x <= right && y >= top && y <= bottom)
    .flatMap((hit) => ('mark' in hit ? [hit.mark.key] : [...hit.group.keys]))
}
