import { ExportOutlined } from '@ant-design/icons'
import { Button, Empty, Segmented } from 'antd'
import { useMemo, useState } from 'react'
import type { LatLong } from '../../domain/geo'
import {
  type CourierTrackItem,
  joinTrackLegs,
  metresToKmText,
  orderIdsWithoutTrack,
  type TrackLeg,
  trackLegs,
  trackLegTitle,
} from '../../domain/tracks'
import { paths } from '../../kit/address/paths'
import { type MapFocus, TileMap } from '../../kit/map/TileMap'
import { useAccess } from '../../session/sessionHooks'
import { StaticMapCanvas } from '../../ui/map/canvas/MapCanvas'
import { MapLetterMarker } from '../../ui/map/MapLetterMarker'
import { MapLine } from '../../ui/map/MapLine'
import { distinctColors } from '../../ui/themeDistinctColors'
import { courierPositionMark } from '../couriers/CourierPositionMap'
import { TrackPlayer } from './TrackPlayer'
import { useTrackPlayback } from './useTrackPlayback'
import './trackMap.css'

type TrackMapProps = {
  items: readonly CourierTrackItem[]
  courierTypeId: number | undefined
}

/**
 * Map of a courier's track (operations, section 3). «По заказам» draws the part of each order in its own colour; «Весь маршрут» draws one
 * blue line from A to B. The list of orders is the keyboard alternative to the map.
 */
export function TrackMap({ items, courierTypeId }: TrackMapProps) {
  const legs = useMemo(() => trackLegs(items), [items])
  const missing = useMemo(() => orderIdsWithoutTrack(items), [items])
  const [colors] = useState(() => distinctColors(items.length))
  const [chosen, setChosen] = useState<number>()
  const [isWhole, setWhole] = useState(false)
  const leg = legs.find(({ index }) => index === chosen)
  const route = useMemo(() => leg?.places ?? joinTrackLegs(legs), [leg, legs])
  const focus = useMemo((): MapFocus => ({ places: route }), [route])
  const played = useTrackPlayback(route)
  const mayOpen = useAccess()('order_view')
  const choose = (index: number) => {
    setWhole(false)
    setChosen(index === chosen ? undefined : index)
  }

  if (legs.length === 0) return <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description="Маршрута нет" />
  return (
    <div className="track">
      <div className="track__side">
        <Segmented
          options={[
            { value: 'legs', label: 'По заказам' },
            { value: 'whole', label: 'Весь маршрут' },
          ]}
          value={isWhole ? 'whole' : 'legs'}
          onChange={(value) => {
            setWhole(value === 'whole')
            setChosen(undefined)
          }}
        />
        <ul className="track__legs" aria-label="Маршрут по заказам">
          {legs.map((each) => (
            <li key={each.index} className="track__row">
              <LegRow
                leg={each}
                color={colors[each.index] ?? ''}
                isChosen={each.index === chosen}
                onChoose={() => choose(each.index)}
              />
              {mayOpen && each.orderIds.map((id) => <OrderLink key={id} id={id} />)}
            </li>
          ))}
        </ul>
        <div className="track__total">Всего {metresToKmText(legs.reduce((sum, { metres }) => sum + metres, 0))}</div>
        {missing.length > 0 && (
          <div className="track__total">{`${trackLegTitle({ orderIds: missing })} — без маршрута`}</div>
        )}
        <TrackPlayer played={played} />
      </div>
      <div className="track__map">
        <TileMap label="Карта маршрута: стрелки двигают её, плюс и минус меняют масштаб" focus={focus}>
          {isWhole ? (
            <MapLine places={route} color="var(--track-whole)" />
          ) : (
            legs
              .filter(({ index }) => chosen === undefined || index === chosen)
              .map(({ index, places }) => (
                <MapLine key={index} places={places} color={colors[index] ?? ''} onChoose={() => choose(index)} />
              ))
          )}
          <Ends route={route} />
          {played.place && (
            <StaticMapCanvas
              marks={[courierPositionMark({ place: played.place, fio: 'Курьер', courierTypeId, age: 'live' })]}
            />
          )}
        </TileMap>
      </div>
    </div>
  )
}

function Ends({ route }: { route: readonly LatLong[] }) {
  const [start, end] = [route[0], route.at(-1)]
  return (
    <>
      {start && <MapLetterMarker place={start} letter="A" label="Начало маршрута" />}
      {end && <MapLetterMarker place={end} letter="B" label="Конец маршрута" />}
    </>
  )
}

/** Opens the order in the archive; if the order is still active, the archive redirects to the active orders. */
const OrderLink = ({ id }: { id: number }) => (
  <a
    className="track__order"
    href={paths.archiveWith({ order: id })}
    target="_blank"
    rel="noopener noreferrer"
    aria-label={`Открыть заказ ${id}`}
    title={`Открыть заказ ${id}`}
  >
    <ExportOutlined aria-hidden />
  </a>
)

type LegRowProps = { leg: TrackLeg; color: string; isChosen: boolean; onChoose: () => void }

function LegRow({ leg, color, isChosen, onChoose }: LegRowProps) {
  return (
    <Button
      type={isChosen ? 'default' : 'text'}
      block
      className="track__leg"
      aria-pressed={isChosen}
      onClick={onChoose}
    >
      <span className="track__color" style={{ background: color }} />
      <span className="track__title">{trackLegTitle(leg)}</span>
      <span className="track__km">{metresToKmText(leg.metres)}</span>
    </Button>
  )
}
