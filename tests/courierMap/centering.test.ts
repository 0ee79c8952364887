import { expect, test } from '@jest/globals'
import { renderHook } from '@testing-library/react'
import type { LatLong } from '../../src/domain/geo'
import type { MapCourier } from '../../src/parts/couriers/courierPositions'
import { useCourierMapCentering } from '../../src/parts/couriers/useCourierMapCentering'

const CENTER = { lat: 49.8, long: 73.1 }
const NORTH = { lat: 51.1, long: 71.4 }

const courier = (place: LatLong | undefined) => [{ id: 1, place } as MapCourier]

type Props = { couriers: readonly MapCourier[] | undefined; selectedId: number | null }

const renderCentering = (couriers: Props['couriers']) => {
  const { result, rerender } = renderHook(
    (props: Props) => useCourierMapCentering(props.couriers, props.selectedId, false).focus,
    { initialProps: { couriers, selectedId: null } as Props },
  )
  return {
    result,
    next: (couriers: Props['couriers'], selectedId: number | null = null) => rerender({ couriers, selectedId }),
  }
}

test('the map moves to all couriers once, when the first positions of a city arrive', () => {
  const { result, next } = renderCentering(undefined)
  next([])
  next(courier(undefined))
  next(courier(CENTER))
  expect(result.current.places).toEqual([CENTER])
  const fitted = result.current
  next(courier(NORTH))
  next(courier(undefined))
  next(courier(NORTH))
  expect(result.current).toBe(fitted)
})

test('the map moves to the couriers of another city', () => {
  const { result, next } = renderCentering(courier(CENTER))
  next(undefined)
  expect(result.current.places).toEqual([])
  next(courier(undefined))
  next(courier(NORTH))
  expect(result.current.places).toEqual([NORTH])
})

test('if a courier is selected before the first positions arrive, the map moves to him', () => {
  const others = [...courier(CENTER), { id: 2, place: NORTH } as MapCourier]
  const { result, next } = renderCentering(courier(undefined))
  next(courier(undefined), 1)
  next(others, 1)
  expect(result.current.places).toEqual([CENTER])
  const shown = result.current
  next(others)
  expect(result.current).toBe(shown)
})
