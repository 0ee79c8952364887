import { EnvironmentOutlined } from '@ant-design/icons'
import { Button, Input, Segmented } from 'antd'
import { memo, useCallback, useMemo, useState } from 'react'
import { enums, type Infer } from 'superstruct'
import { type Courier, loadCouriersByPoint, type PointCouriers } from '../../api/couriers'
import { useRequiredCity } from '../../kit/address/defaultCityId'
import { useUrlQuery } from '../../kit/address/useUrlQuery'
import { useDialogUrl } from '../../kit/directory/useDialogUrl'
import { CityFilterSelect } from '../../kit/list/CityFilterSelect'
import { NoCitiesAlert } from '../../kit/load/NoCitiesAlert'
import { mapLoadedValue } from '../../lib/loadedValue'
import { idStruct, numberStruct, textStruct } from '../../lib/structs'
import type { CourierMapView } from '../../parts/couriers/CourierMap'
import { CourierMapDialog } from '../../parts/couriers/CourierMapDialog'
import { COURIER_REFRESH_MS } from '../../parts/couriers/useCourierPositions'
import { ShiftPlanLoadFailureAlert } from '../../parts/plan/ShiftPlanLoadFailureAlert'
import { CourierTrackDialog } from '../../parts/tracks/TrackDialog'
import { useAccess, useUser } from '../../session/sessionHooks'
import { EmptyState } from '../../ui/EmptyState'
import { LoadedContent } from '../../ui/load/LoadedContent'
import { useLoadedValue } from '../../ui/load/useLoadedValue'
import { PageHeader } from '../../ui/PageHeader'
import { CourierGroupCard, CourierGroupSkeletons } from './CourierGroupCard'
import { CourierPointForm } from './CourierPointForm'
import { MoveCouriersToolbar } from './MoveCouriersToolbar'
import {
  COURIER_ACTIVITY_FILTER_LABEL,
  COURIER_ACTIVITY_FILTERS,
  type CourierActivityFilter,
  countCouriersByActivity,
  createPointCourierGroups,
} from './pointCourierGroups'
import { usePlannedNowCountsByPoint } from './usePlannedNowCountsByPoint'
import './couriers.css'

const DIALOGS = { point: numberStruct(), track: numberStruct(), map: null }

const ACTIVITY = enums(COURIER_ACTIVITY_FILTERS)
const SEARCH = textStruct()

/** Specification: operations, «Couriers». */
export function CouriersPage() {
  const can = useAccess()
  const [mayLocate, mayMove] = [can('courier_location_view'), can('courier_location_update')]
  const [cityId, chooseCity] = useCity()
  const online = useLoadedValue(loadCouriersByPoint, [cityId], { every: COURIER_REFRESH_MS })
  const address = useUrlQuery()
  const activity: Infer<typeof ACTIVITY> = address.get('activity', ACTIVITY) ?? 'all'
  const { search, typed, onType } = useSearch()
  const [selection, setSelection] = useState<Selection>({ ids: NO_COURIERS })
  const selected = selection.cityId === cityId ? selection.ids : NO_COURIERS
  const select = useCallback((ids: ReadonlySet<number>) => setSelection({ cityId, ids }), [cityId])
  const { dialog, isOpen, key, show, close, closeWith } = useDialogUrl(DIALOGS, (form) =>
    form === 'map' ? mayLocate : mayMove,
  )
  const map = useMapView(cityId)
  const closeMap = () => (map.isEmpty ? close() : closeWith(NO_MAP_VIEW))
  const couriers = useMemo(() => online.value?.flatMap(couriersOf) ?? [], [online.value])

  return (
    <>
      <PageHeader
        title="Курьеры"
        extra={
          <>
            <CityFilterSelect
              list={{ query: { page: 1, ...(cityId === undefined ? {} : { cityId }) }, setFilters: chooseCity }}
            />
            {mayLocate && (
              <Button icon={<EnvironmentOutlined />} onClick={() => show('map')}>
                Показать на карте
              </Button>
            )}
          </>
        }
      />
      <LoadedContent of={online} waiting={<CourierGroupSkeletons />} idle={<NoCitiesAlert />}>
        {(points) =>
          couriers.length === 0 ? (
            <EmptyState title="Курьеры отсутствуют" hint="В этом городе нет курьеров. Выберите другой город" />
          ) : (
            <>
              <div className="couriers-tools">
                <Segmented<CourierActivityFilter>
                  aria-label="Какие курьеры"
                  value={activity}
                  options={activityOptions(countCouriersByActivity(couriers))}
                  onChange={(value) => address.set({ activity: value === 'all' ? undefined : value })}
                />
                <Input
                  className="couriers-tools__search"
                  aria-label="Найти курьера"
                  placeholder="Имя или телефон"
                  value={typed}
                  onChange={(event) => onType(event.target.value)}
                />
                {mayMove && (
                  <MoveCouriersToolbar
                    couriers={couriers.filter(({ id }) => selected.has(id))}
                    cityId={cityId}
                    onClear={() => select(NO_COURIERS)}
                    onChanged={online.reload}
                  />
                )}
              </div>
              <Blocks
                points={points}
                cityId={cityId}
                activity={activity}
                text={search}
                selected={mayMove ? selected : undefined}
                onSelect={select}
                onShow={show}
              />
            </>
          )
        }
      </LoadedContent>
      {dialog?.form === 'map' && (
        <CourierMapDialog
          key={key}
          open={isOpen}
          onClose={closeMap}
          view={map.view}
          onView={map.setView}
          onChoose={
            mayMove
              ? (ids, chosenCityId) => {
                  if (chosenCityId === cityId) {
                    select(new Set([...selected, ...ids]))
                    return closeMap()
                  }
                  setSelection({ cityId: chosenCityId, ids: new Set(ids) })
                  closeWith({ cityId: chosenCityId, ...NO_MAP_VIEW })
                }
              : undefined
          }
        />
      )}
      {dialog?.form === 'track' && <CourierTrackDialog key={key} open={isOpen} id={dialog.entry} onClose={close} />}
      {dialog?.form === 'point' && (
        <CourierPointForm
          key={key}
          open={isOpen}
          id={dialog.entry}
          cityId={cityId}
          couriers={mapLoadedValue(online, () => couriers)}
          onChanged={online.reload}
          onSaved={close}
          onClose={close}
        />
      )}
    </>
  )
}

const couriersOf = ({ point, couriers }: PointCouriers): Courier[] =>
  couriers.map((courier) => (courier.point ? courier : { ...courier, point }))

/** Ids of the selected couriers and the city in whose list they were selected. In the list of another city the selection is ignored. */
type Selection = { cityId?: number | undefined; ids: ReadonlySet<number> }

const NO_COURIERS: ReadonlySet<number> = new Set()

type BlocksProps = {
  points: readonly PointCouriers[]
  cityId: number | undefined
  activity: CourierActivityFilter
  text: string
  selected: ReadonlySet<number> | undefined
  onSelect: (ids: ReadonlySet<number>) => void
  onShow: (form: 'point' | 'track', id: number) => void
}

/** Memoized, because the page also renders when a courier is chosen on the map. */
const Blocks = memo(function Blocks({ points, cityId, activity, text, onShow, ...row }: BlocksProps) {
  const { plan, counts: cover } = usePlannedNowCountsByPoint(cityId)
  const blocks = useMemo(() => createPointCourierGroups(points, activity, text), [points, activity, text])
  const shown = blocks.filter(
    ({ rows, unreadable }) => rows.length > 0 || unreadable > 0 || (text === '' && activity === 'all'),
  )
  if (shown.length === 0) return <EmptyState title="Никого не найдено" hint="Измените условия поиска" />
  return (
    <>
      <ShiftPlanLoadFailureAlert of={plan} />
      {shown.map((block) => {
        const planned = block.pointId === undefined ? undefined : cover && (cover.get(block.pointId) ?? 0)
        return (
          <CourierGroupCard
            key={block.key}
            block={block}
            planned={planned}
            onPoint={(id) => onShow('point', id)}
            onTrack={(id) => onShow('track', id)}
            {...row}
          />
        )
      })}
    </>
  )
})

const activityOptions = (counts: Record<CourierActivityFilter, number>) =>
  COURIER_ACTIVITY_FILTERS.map((value) => ({
    value,
    label: `${COURIER_ACTIVITY_FILTER_LABEL[value]} ${counts[value]}`,
  }))

/** The URL holds the trimmed text. The box keeps the spaces that the user types until the URL changes otherwise, by Back for example. */
function useSearch() {
  const { get, set } = useUrlQuery()
  const search = get('search', SEARCH) ?? ''
  const [typed, setTyped] = useState(search)
  const onType = (text: string) => {
    setTyped(text)
    set({ search: text }, { replace: true })
  }
  return { search, typed: typed.trim() === search ? typed : search, onType }
}

const ID = idStruct()
const NO_MAP_VIEW = { mapCity: undefined, courier: undefined }

/** The courier chosen on the map and the city of the map, if it is not the city of the list. */
function useMapView(listCityId: number | undefined) {
  const { get, set } = useUrlQuery()
  const { allowedCities } = useUser()
  const [cityInUrl, courierId] = [get('mapCity', ID), get('courier', ID)]
  // A city that the user may not see is ignored.
  const mapCity = allowedCities.find(({ id }) => id === cityInUrl)?.id
  const setView = useCallback(
    ({ cityId, courierId }: CourierMapView, options: { replace: boolean }) =>
      set({ mapCity: cityId === listCityId ? undefined : cityId, courier: courierId }, options),
    [listCityId, set],
  )
  return {
    view: { cityId: mapCity ?? listCityId, courierId },
    setView,
    isEmpty: cityInUrl === undefined && courierId === undefined,
  }
}

function useCity(): [number | undefined, (filters: { cityId?: number }) => void] {
  const { set } = useUrlQuery()
  return [useRequiredCity(), (filters) => set({ ...filters, page: undefined })]
}
