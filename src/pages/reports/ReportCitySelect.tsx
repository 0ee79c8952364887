import { Select } from 'antd'
import { useUrlQuery } from '../../kit/address/useUrlQuery'
import { useCityOptions } from '../../session/cityOptions'
import { SELECT_ALLOW_CLEAR } from '../../ui/form/selectOptions'
import { unreadableOptionsProps } from '../../ui/form/unreadableOptions'

type ReportCityProps = {
  value: number | undefined
  canClear?: boolean
}

export function ReportCitySelect({ value, canClear = false }: ReportCityProps) {
  const { set } = useUrlQuery()
  const cities = useCityOptions()
  return (
    <Select<number>
      className="city-select"
      aria-label="Город"
      placeholder="Выберите город"
      {...(value === undefined ? {} : { value })}
      options={cities}
      allowClear={canClear && SELECT_ALLOW_CLEAR}
      showSearch={{ optionFilterProp: 'label' }}
      notFoundContent="Совпадений не найдено"
      listHeight={240}
      {...unreadableOptionsProps(cities, 'city')}
      onChange={(cityId: number | undefined) => set({ cityId, page: undefined })}
    />
  )
}
