import type { CourierPlace } from '../../domain/courierPlaces'
import { readableCaptions } from '../../ui/map/captions'
import { MapMarker } from '../../ui/map/MapMarker'
import { useMapLayer } from '../../ui/map/mapLayer'

type Placed = CourierPlace & { place: NonNullable<CourierPlace['place']> }

/** Markers: green is free, red has an order and says its status (operations, «Couriers»). */
export function CourierMarkers({
  couriers,
  selectedId,
  onSelect,
}: {
  couriers: readonly CourierPlace[]
  selectedId: number | null
  onSelect: (id: number) => void
}) {
  const { toPixel } = useMapLayer()
  const placed = couriers.filter((courier): courier is Placed => courier.place !== undefined)
  const tips = placed.map(({ place }) => toPixel(place))
  const captions = placed.flatMap(({ id, fio, state, place, isBusy }) => {
    const isWanted = id === selectedId
    return isBusy || isWanted ? [{ id, ...toPixel(place), isWanted, text: isWanted ? `${fio}: ${state}` : state }] : []
  })
  const readable = readableCaptions(captions, tips)
  const captionOf = new Map(captions.map(({ id, text }) => [id, text]))
  return placed.map(({ id, fio, place, isBusy, state }) => (
    <MapMarker
      key={id}
      place={place}
      color={isBusy ? 'var(--courier-busy)' : 'var(--courier-free)'}
      label={`${fio}: ${state}`}
      caption={readable.has(id) ? captionOf.get(id) : undefined}
      isSelected={id === selectedId}
      onSelect={() => onSelect(id)}
    />
  ))
}
