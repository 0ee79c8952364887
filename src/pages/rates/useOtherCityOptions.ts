import type { Option } from '../../domain/labeledOptions'
import { copyUnreadableCount } from '../../lib/unreadableRowCount'
import { useCityOptions } from '../../session/cityOptions'

export function useOtherCityOptions(cityId: number | undefined): Option<number>[] {
  const cities = useCityOptions()
  return copyUnreadableCount(
    cities,
    cities.filter(({ value }) => value !== cityId),
  )
}
