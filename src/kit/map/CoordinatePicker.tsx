import { Button } from 'antd'
import { getIn } from 'final-form'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { DEFAULT_CENTER, distanceKm, isValidPosition, type LatLong, SUSPICIOUS_DISTANCE_KM } from '../../domain/geo'
import { parseCoordinates } from '../../domain/parseCoordinates'
import { bidiIsolated, groupDigits, NBSP } from '../../domain/textFormatting'
import { isEmptyValue } from '../../lib/listQuery'
import type { FieldName } from '../../ui/form/fieldNames'
import { combineFieldRules, type FieldRule, maxValueRule, minValueRule, requiredRule } from '../../ui/form/fieldRules'
import { NumberField } from '../../ui/form/NumberField'
import { useFieldValue, useSetFieldValue } from '../../ui/form/useFieldValue'
import { MapPin } from '../../ui/map/MapPin'
import { type MapFocus, TileMap } from './TileMap'
import '../../ui/map/coordinatePicker.css'

type CoordinatePickerProps = {
  lat: FieldName<number>
  long: FieldName<number>
  /** The map starts at the centre of this city. A chosen place far from the city shows a warning. */
  city?: { name: string; middle: LatLong } | undefined
  near?: LatLong | undefined
  isOptional?: boolean
  children?: ReactNode
  overview?: { label: string; places: readonly LatLong[] } | undefined
}

const LATITUDE: FieldRule<number> = combineFieldRules<number>(minValueRule(-90), maxValueRule(90))
const LONGITUDE: FieldRule<number> = combineFieldRules<number>(minValueRule(-180), maxValueRule(180))

/** Requires a value for the coordinate. If the coordinates are optional, requires it only when the `other` coordinate is set. */
const coordinateRule = (range: FieldRule<number>, other: FieldName<number>, isOptional: boolean): FieldRule<number> => {
  const isNeeded: FieldRule<number> = (value, values, name) =>
    !isOptional || !isEmptyValue(getIn(values(), other)) ? requiredRule(value, values, name) : undefined
  return combineFieldRules<number>(isNeeded, range)
}

/** Number of decimals of a coordinate. Six decimals are a precision of about 0.1 m. */
const DECIMALS = 6
const TYPING_MS = 400

/** Fields for latitude and longitude, which the user types or sets by a click on the map (reference-data, sections 2.4 and 5). */
export function CoordinatePicker({
  lat,
  long,
  city,
  near,
  isOptional = false,
  children,
  overview,
}: CoordinatePickerProps) {
  const set = useSetFieldValue()
  const place = usePlace(lat, long)
  const [picked, setPicked] = useState<LatLong>()
  const [latRule, longRule] = useMemo(
    () => [coordinateRule(LATITUDE, long, isOptional), coordinateRule(LONGITUDE, lat, isOptional)],
    [lat, long, isOptional],
  )
  const away = city && place ? distanceKm(city.middle, place) : 0
  const [focus, setFocus] = useFocus(
    place,
    near ?? city?.middle ?? DEFAULT_CENTER,
    away > SUSPICIOUS_DISTANCE_KM,
    picked,
  )
  const pick = (at: LatLong) => {
    const chosen = { lat: rounded(at.lat), long: rounded(at.long) }
    setPicked(chosen)
    set(lat, chosen.lat)
    set(long, chosen.long)
  }
  /** A coordinate pair or a link of a map service in one field fills both fields. */
  const takePair = (text: string): boolean => {
    const pair = parseCoordinates(text)
    if (!pair) return false
    set(lat, rounded(pair.lat))
    set(long, rounded(pair.long))
    return true
  }
  return (
    <div className="coordinate-picker">
      <div className="coordinate-picker__fields">
        <NumberField name={lat} label="Широта" kind="signedDecimal" rule={latRule} takeText={takePair} />
        <NumberField name={long} label="Долгота" kind="signedDecimal" rule={longRule} takeText={takePair} />
      </div>
      <div className="field__control coordinate-picker__map">
        <TileMap label="Карта: щелчок ставит точку" focus={focus} onPick={pick}>
          {children}
          {place && <MapPin place={place} color="var(--ink)" label="Выбранное место" />}
        </TileMap>
        {overview && (
          <Button
            size="small"
            className="coordinate-picker__overview"
            onClick={() => setFocus({ places: [...overview.places, ...(place ? [place] : [])] })}
          >
            {overview.label}
          </Button>
        )}
      </div>
      <div role="status" className="field__message">
        {away > SUSPICIOUS_DISTANCE_KM ? (
          <span className="coordinate-picker__far">{farText(away, city?.name)}</span>
        ) : (
          'Щёлкните по карте, введите координаты или вставьте ссылку на карту'
        )}
      </div>
    </div>
  )
}

function farText(km: number, city: string | undefined): string {
  const from = city ? `от города ${bidiIsolated(city)}` : 'от выбранного города'
  return `Место в ${groupDigits(Math.round(km))}${NBSP}км ${from}: проверьте координаты`
}

function usePlace(lat: FieldName<number>, long: FieldName<number>): LatLong | undefined {
  const place = { lat: useFieldValue(lat), long: useFieldValue(long) }
  return isValidPosition(place) ? place : undefined
}

/**
 * The map moves to coordinates that were loaded or typed, but not to a place that the user clicked on the map. If the city changes and the
 * chosen place is far from it, the map moves to the new city.
 */
function useFocus(
  place: LatLong | undefined,
  near: LatLong,
  isFar: boolean,
  picked: LatLong | undefined,
): [MapFocus, (focus: MapFocus) => void] {
  const [focus, setFocus] = useState<MapFocus>({ places: [place ?? near] })
  const { lat, long } = place ?? near
  useEffect(() => {
    if (picked?.lat === lat && picked.long === long) return
    const update = () => setFocus((last) => (isAt(last, { lat, long }) ? last : { places: [{ lat, long }] }))
    const timer = setTimeout(update, TYPING_MS)
    return () => clearTimeout(timer)
  }, [lat, long, picked])

  const lastNear = useRef(near)
  useEffect(() => {
    const isSame = lastNear.current.lat === near.lat && lastNear.current.long === near.long
    lastNear.current = near
    if (!isSame && isFar) setFocus({ places: [near] })
  }, [near, isFar])
  return [focus, setFocus]
}

const isAt = ({ places: [at] }: MapFocus, { lat, long }: LatLong): boolean => at?.lat === lat && at.long === long

const rounded = (degrees: number): number => Number(degrees.toFixed(DECIMALS))
