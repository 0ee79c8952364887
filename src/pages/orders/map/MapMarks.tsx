import { type KeyboardEvent, useState } from 'react'
import { isCourierType } from '../../../domain/couriers'
import type { LatLong } from '../../../domain/geo'
import { useMapLayer } from '../../../ui/map/mapLayer'
import { TransportIcon } from '../../../ui/TransportIcon'
import { isArrow, nextMark } from './walk'

/** An order (a dot in the colour of its status) or a courier (a drawing of how he goes). */
export type MapMark = {
  kind: 'order' | 'courier'
  id: number
  place: LatLong
  label: string
  color?: string | undefined
  courierTypeId?: number | undefined
  isSelected: boolean
  /** Something else is looked at. */
  isFaint: boolean
}

export type MapMarksProps = { marks: readonly MapMark[]; onSelect: (mark: MapMark) => void }

/** Marks outside the map are not drawn, but for a rim and the one that has the focus. Pixels. */
const RIM = 24

/** All marks are one stop of the Tab key; from there arrows walk to the next one in their direction. */
export function MapMarks({ marks, onSelect }: MapMarksProps) {
  const { toPixel, size } = useMapLayer()
  const [activeKey, setActive] = useState('')
  const drawn = marks
    .map((mark) => ({ mark, key: `${mark.kind}-${mark.id}`, ...toPixel(mark.place) }))
    .filter(
      ({ key, x, y }) => key === activeKey || (x > -RIM && y > -RIM && x < size.width + RIM && y < size.height + RIM),
    )
  const stop = (drawn.find(({ key }) => key === activeKey) ?? drawn.find(({ mark }) => mark.isSelected) ?? drawn[0])
    ?.key

  const walk = (event: KeyboardEvent<HTMLElement>, from: (typeof drawn)[number]) => {
    if (!isArrow(event.key)) return
    event.preventDefault()
    event.stopPropagation()
    const next = nextMark(from, drawn, event.key)
    event.currentTarget.parentElement?.querySelector<HTMLElement>(`[data-mark="${next?.key}"]`)?.focus()
  }

  return (
    <div className="map-marks">
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
          onKeyDown={(event) => walk(event, at)}
          onClick={() => onSelect(at.mark)}
        >
          {isCourierType(at.mark.courierTypeId) && <TransportIcon type={at.mark.courierTypeId} />}
        </button>
      ))}
    </div>
  )
}

function classOf({ kind, isSelected, isFaint }: MapMark): string {
  const names = ['map-mark', `map-mark--${kind}`, 'pigeon-click-block']
  if (isSelected) names.push('map-mark--selected')
  if (isFaint) names.push('map-mark--faint')
  return names.join(' ')
}
