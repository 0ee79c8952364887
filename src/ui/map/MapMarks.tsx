import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { LatLong } from '../../domain/geo'
import { useMapLayer } from './mapLayer'
import { isArrow, type MapWalk, type Mark } from './walk'
import './mapMarks.css'

/** A dot on the map that can be chosen. */
export type MapMark = {
  key: string
  place: LatLong
  label: string
  color?: string | undefined
  isSelected: boolean
  /** Something else is looked at. */
  isFaint: boolean
}

export type MapMarksProps = {
  marks: readonly MapMark[]
  onSelect: (key: string) => void
  /** The walk that these marks are part of. */
  walk: MapWalk
}

/** Marks outside the map are not drawn, but for a rim and the one that has the focus. Pixels. */
const RIM = 24

/** All marks are one stop of the Tab key; from there arrows walk to the next mark of the map in their direction. */
export function MapMarks({ marks, onSelect, walk }: MapMarksProps) {
  const { toPixel, size } = useMapLayer()
  const element = useRef<HTMLDivElement>(null)
  const [activeKey, setActive] = useState('')
  const drawn = marks
    .map((mark) => ({ mark, key: mark.key, ...toPixel(mark.place) }))
    .filter(
      ({ key, x, y }) => key === activeKey || (x > -RIM && y > -RIM && x < size.width + RIM && y < size.height + RIM),
    )
  const stop = (drawn.find(({ key }) => key === activeKey) ?? drawn.find(({ mark }) => mark.isSelected) ?? drawn[0])
    ?.key

  const drawnNow = useEffectEvent((): readonly Mark[] => drawn)
  useEffect(
    () =>
      walk.add({
        marks: () => drawnNow(),
        focus: (key) => element.current?.querySelector<HTMLElement>(`[data-mark="${key}"]`)?.focus(),
      }),
    [walk],
  )
  const onKeyDown = (event: KeyboardEvent<HTMLElement>, from: Mark) => {
    if (!isArrow(event.key)) return
    event.preventDefault()
    event.stopPropagation()
    walk.go(from, event.key)
  }

  return (
    <div className="map-marks" ref={element}>
      {drawn.map((at) => (
        <button
          key={at.key}
          type="button"
          className={classOf(at.mark)}
          style={{ translate: `${at.x}px ${at.y}px`, color: at.mark.color }}
          data-mark={at.key}
          tabIndex={at.key === stop ? 0 : -1}
          aria-label={at.mark.label}
          aria-pressed={at.mark.isSelected}
          title={at.mark.label}
          onFocus={() => setActive(at.key)}
          onKeyDown={(event) => onKeyDown(event, at)}
          onClick={() => onSelect(at.key)}
        />
      ))}
    </div>
  )
}

function classOf({ isSelected, isFaint }: MapMark): string {
  const names = ['map-mark', 'pigeon-click-block']
  if (isSelected) names.push('map-mark--selected')
  if (isFaint) names.push('map-mark--faint')
  return names.join(' ')
}
