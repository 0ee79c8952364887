import { Select } from 'antd'
import { useCityOptions } from '../../session/cityOptions'
import { unreadableOptionsProps } from '../../ui/form/unreadableOptions'
import type { ListPageState } from './useListPage'
import './filterCard.css'

type CityFilterSelectProps = {
  list: Pick<ListPageState<never, { cityId: number }>, 'query' | 'setFilters'>
}

/** City filter above a list. Changing the city resets the page to 1 (reference-data, section 2.1). */
export function CityFilterSelect({ list }: CityFilterSelectProps) {
  const cities = useCityOptions()
  const chosen = cities.find(({ value }) => value === list.query.cityId)
  return (
    <Select
      className="city-select"
      aria-label="Город"
      placeholder="Выберите город"
      value={chosen?.value}
      options={cities}
      showSearch={{ optionFilterProp: 'label' }}
      notFoundContent="Совпадений не найдено"
      listHeight={240}
      {...unreadableOptionsProps(cities, 'city')}
      onChange={(cityId) => list.setFilters({ cityId })}
    />
  )
}
