import { ExpandOutlined } from '@ant-design/icons'
import { Button, Select } from 'antd'
import { memo, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { User } from '../../api/user'
import type { LatLong } from '../../domain/geo'
import { formatDataAge } from '../../domain/positionAge'
import { countWithNoun } from '../../domain/textFormatting'
import { paths } from '../../kit/address/paths'
import { useUrlQuery } from '../../kit/address/useUrlQuery'
import { TileMap } from '../../kit/map/TileMap'
import { everySecond, nowSecond } from '../../lib/clock'
import { numberStruct } from '../../lib/structs'
import { useCityOptions } from '../../session/cityOptions'
import { useAccess, useUser } from '../../session/sessionHooks'
import { unreadableOptionsProps } from '../../ui/form/unreadableOptions'
import { LoadFailureAlert } from '../../ui/load/LoadFailureAlert'
import { CourierCountTiles } from './CourierCountTiles'
import { CourierMapList } from './CourierMapList'
import { CourierMapMarks } from './CourierMapMarks'
import { courierMarks, ordersOfCourier, positionAgeText } from './courierMarks'
import { SelectedCourierPanel } from './SelectedCourierPanel'
import { useCourierMapCentering } from './useCourierMapCentering'
import { useCourierMapKeys } from './useCourierMapKeys'
import { COURIER_REFRESH_MS, useCourierPositions } from './useCourierPositions'
import { useOrdersByCourier } from './useOrdersByCourier'
import './courierMap.css'

export type CourierMapView = { cityId?: number | undefined; courierId?: number | undefined }

export type CourierMapProps = {
  /** The shown city and the chosen courier, for example from the URL. Without `view`, they are state of the map. */
  view?: CourierMapView | undefined
  /**
   * `replace`: another courier is chosen instead of the last one, which needs no history entry of its own. Must stay the same function
   * between renders: a new one re-renders all rows of the list.
   */
  onView?: ((view: CourierMapView, options: { replace: boolean }) => void) | undefined
  /** Called with the ids of the couriers inside a rectangle that the user draws on the map with Shift, and with their city. */
  onChoose?: ((ids: readonly number[], cityId: number) => void) | undefined
}

export function CourierMap({ onChoose, ...controlled }: CourierMapProps) {
  const { allowedCities } = useUser()
  const mayOpen = useAccess()('courier_view')
  const wanted = useUrlQuery().get('cityId', CITY)
  const [own, setOwn] = useState<CourierMapView>({ cityId: wanted })
  const { view = own, onView = setOwn } = controlled
  const cityId = cityOf(view, allowedCities)
  const positions = useCourierPositions(cityId)
  const { couriers, now } = positions
  const { orders, unread, loaded: loadedOrders } = useOrdersByCourier(cityId)
  const marks = useMemo(() => courierMarks(couriers ?? [], orders, now), [couriers, orders, now])

  const selectedId = view.courierId ?? null
  const [followedId, setFollowed] = useState<number | null>(null)
  const isFollowing = selectedId !== null && followedId === selectedId
  const [boxed, setBoxed] = useState<{ cityId?: number | undefined; ids: readonly number[] }>({ ids: [] })
  const boxedIds = boxed.cityId === cityId ? boxed.ids : []
  const latestId = useRef(selectedId)
  useLayoutEffect(() => {
    latestId.current = selectedId
  })
  const select = useCallback(
    (id: number | null) => {
      setFollowed(null)
      onView({ cityId, courierId: id ?? undefined }, { replace: id !== null && latestId.current !== null })
    },
    [cityId, onView],
  )
  // Keep the same function between renders, because a new one would re-render all rows of the list.
  const toggle = useCallback((id: number) => select(id === latestId.current ? null : id), [select])
  const follow = useCallback(() => setFollowed((last) => (last === latestId.current ? null : latestId.current)), [])
  const leave = useCallback(() => select(null), [select])
  const changeCity = useCallback((id: number) => onView({ cityId: id }, { replace: false }), [onView])
  const { focus, showAll, lookAt } = useCourierMapCentering(couriers, selectedId, isFollowing)
  const center = useRef<LatLong>(undefined)
  const chosen = couriers?.find(({ id }) => id === selectedId)
  // A courier in the URL may have left the shift or be unknown.
  const chosenId = chosen?.id ?? null
  useEffect(() => {
    if (chosenId !== null) document.querySelector(`[data-courier="${chosenId}"]`)?.scrollIntoView({ block: 'nearest' })
  }, [chosenId])
  const onKeyDown = useCourierMapKeys({
    couriers: couriers ?? [],
    center,
    selectedId: chosenId,
    onSelect: select,
    onOpen: (id) => {
      if (mayOpen) window.open(paths.courier(id), '_blank', 'noopener')
    },
    onFollow: follow,
    onShowAll: showAll,
  })
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the key handler serves the map and the list inside
    <div className="courier-map" onKeyDown={onKeyDown}>
      <div className="courier-map__side">
        <CityPick cityId={cityId} onChoose={changeCity} />
        {couriers && couriers.length > 0 && (
          <CourierCountTiles couriers={couriers} orders={orders} now={now} selectedId={selectedId} onSelect={select} />
        )}
        {/* If the couriers failed to load, `CourierMapList` shows an alert. Do not show a second one about order deadlines. */}
        {couriers && !positions.loaded.failure && <LoadFailureAlert of={loadedOrders} title="Сроки не загрузились" />}
        <CourierMapList
          positions={positions}
          orders={orders}
          hasCity={cityId !== undefined}
          selectedId={selectedId}
          onSelect={toggle}
        />
        {onChoose && cityId !== undefined && boxedIds.length > 0 && (
          <div className="courier-map__boxed">
            <Button type="primary" onClick={() => onChoose(boxedIds, cityId)}>
              {`Выбрать ${countWithNoun(boxedIds.length, 'курьера', 'курьеров', 'курьеров')} в списке`}
            </Button>
            <Button onClick={() => setBoxed({ ids: [] })}>Снять выбор</Button>
          </div>
        )}
        {chosen && (
          <SelectedCourierPanel
            id={chosen.id}
            fio={chosen.fio}
            words={[chosen.state, positionAgeText(chosen, now)].filter(Boolean).join(' · ')}
            orderId={chosen.orderId}
            orderIds={ordersOfCourier(chosen, orders)?.ids}
            hasPlace={chosen.place !== undefined}
            isFollowed={isFollowing}
            onFollow={follow}
            onClose={leave}
          />
        )}
      </div>
      <div className="courier-map__map">
        <TileMap label="Карта: стрелки двигают её, плюс и минус меняют масштаб" focus={focus}>
          <CourierMapMarks
            marks={marks}
            selectedId={selectedId}
            onSelect={toggle}
            onLookAt={lookAt}
            center={center}
            onBox={onChoose && ((ids) => setBoxed({ cityId, ids }))}
          />
        </TileMap>
        <div className="courier-map__notes">
          <ShowAll isDisabled={marks.length === 0} onClick={showAll} />
          {positions.loaded.value && <DataStamp requestedAt={positions.loaded.value.requestedAt} />}
          {unread > 0 && (
            <span className="courier-map__note">{`Сроки не загрузились: ${countWithNoun(unread, 'заказ', 'заказа', 'заказов')}`}</span>
          )}
          {onChoose && <span className="courier-map__hint">Shift и протянуть мышью — выбрать нескольких</span>}
        </div>
      </div>
    </div>
  )
}

const CityPick = memo(function CityPick({ cityId, onChoose }: CityPickProps) {
  const cities = useCityOptions()
  return (
    <Select
      className="courier-map__city"
      aria-label="Город"
      placeholder="Выберите город"
      value={cityId}
      options={cities}
      listHeight={240}
      {...unreadableOptionsProps(cities, 'city')}
      onChange={onChoose}
    />
  )
})

type CityPickProps = { cityId: number | undefined; onChoose: (id: number) => void }

const ShowAll = memo(function ShowAll({ isDisabled, onClick }: { isDisabled: boolean; onClick: () => void }) {
  return (
    <Button
      icon={<ExpandOutlined />}
      aria-label="Показать всех"
      title="Показать всех (0)"
      disabled={isDisabled}
      onClick={onClick}
    />
  )
})

function cityOf({ cityId }: CourierMapView, cities: User['allowedCities']): number | undefined {
  return (cities.find(({ id }) => id === cityId) ?? cities[0])?.id
}

const CITY = numberStruct()

/**
 * Seconds. Data older than this is marked as outdated, because two refreshes in a row have failed. The limit includes 5 s for the duration
 * of a request.
 */
const MAX_SECONDS = (2 * COURIER_REFRESH_MS) / 1000 + 5

function DataStamp({ requestedAt }: { requestedAt: number }) {
  const [now, setNow] = useState(nowSecond)
  useEffect(() => everySecond(setNow), [])
  const age = Math.max(0, now - requestedAt)
  return (
    <span className={age > MAX_SECONDS ? 'data-stamp data-stamp--old' : 'data-stamp'}>
      {`данные ${formatDataAge(age)} назад`}
    </span>
  )
}
