import { Select } from 'antd'
import { useEffect, useEffectEvent, useState } from 'react'
import { useSnapshot } from 'valtio'
import { useSearch } from 'wouter'
import type { User } from '../../api/user'
import type { CourierPlace } from '../../domain/courierPlaces'
import { counted } from '../../domain/text'
import { useCityOptions } from '../../session/allowedCities'
import { useUser } from '../../session/useAccess'
import { startVisibleInterval } from '../../ui/load/visibleInterval'
import { type MapFocus, TileMap } from '../../ui/map/TileMap'
import { CourierList } from './CourierList'
import { CourierMarkers } from './CourierMarkers'
import { chooseCity, closeMap, courierMap, refresh } from './courierMapStore'
import './courierMap.css'

/** Online couriers are asked for anew this often (operations, section 9). */
const REFRESH_MS = 30_000
const SELECTED_ZOOM = 16

/** Couriers with an active slot, on the map and in the list beside it; what is chosen in one is chosen in the other. */
export function CourierMap() {
  const { allowedCities } = useUser()
  const { cityId, couriers } = useSnapshot(courierMap)
  const search = useSearch()
  const [firstCity] = useState(() => initialCity(search, allowedCities))
  useEffect(() => {
    if (firstCity !== undefined) chooseCity(firstCity)
    return closeMap
  }, [firstCity])
  useEffect(() => startVisibleInterval(() => void refresh(), REFRESH_MS), [])

  const places = couriers as readonly CourierPlace[] | null
  const [selectedId, setSelected] = useState<number | null>(null)
  const focus = useFocus(places, selectedId)
  const select = (id: number) => setSelected(id === selectedId ? null : id)
  return (
    <div className="courier-map">
      <div className="courier-map__side">
        <Select
          className="courier-map__city"
          aria-label="Город"
          placeholder="Выберите город"
          value={cityId}
          options={useCityOptions()}
          listHeight={240}
          onChange={(id) => {
            setSelected(null)
            chooseCity(id)
          }}
        />
        {places && places.length > 0 && <div className="courier-map__counts">{countsOf(places)}</div>}
        <CourierList selectedId={selectedId} onSelect={select} />
      </div>
      <div className="courier-map__map">
        <TileMap label="Карта: стрелки двигают её, плюс и минус меняют масштаб" focus={focus}>
          {places && <CourierMarkers couriers={places} selectedId={selectedId} onSelect={select} />}
        </TileMap>
      </div>
    </div>
  )
}

/** The city of the page below, or the first allowed one. */
function initialCity(search: string, cities: User['allowedCities']): number | undefined {
  const wanted = Number(new URLSearchParams(search).get('cityId'))
  return (cities.find(({ id }) => id === wanted) ?? cities[0])?.id
}

/** All couriers when a city is opened, then whom the user chooses; a refresh does not take the map out of his hands. */
function useFocus(couriers: readonly CourierPlace[] | null, selectedId: number | null): MapFocus {
  const isThere = couriers !== null
  const [focus, setFocus] = useState<MapFocus>({ places: [] })
  const look = useEffectEvent((id: number | null) => {
    const selected = couriers?.find((courier) => courier.id === id)?.place
    if (selected) setFocus({ places: [selected], zoom: SELECTED_ZOOM })
    else if (id === null) setFocus({ places: couriers?.flatMap(({ place }) => place ?? []) ?? [] })
  })
  useEffect(() => {
    if (isThere) look(selectedId)
  }, [isThere, selectedId])
  return focus
}

function countsOf(couriers: readonly CourierPlace[]): string {
  const busy = couriers.filter(({ isBusy }) => isBusy).length
  const free = couriers.length - busy
  return `${counted(couriers.length, 'курьер', 'курьера', 'курьеров')}: свободны ${free}, с заказом ${busy}`
}
