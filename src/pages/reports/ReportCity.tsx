import { Select } from 'antd'
import { useCityOptions } from '../../session/allowedCities'
import { useAddress } from '../../ui/address/useAddress'
import { CLEARABLE } from '../../ui/form/selectOptions'

type ReportCityProps = {
  value: number | undefined
  /** A report of all allowed cities can be asked for. */
  canClear?: boolean
}

/** The city of a report; another one starts at the first page. */
export function ReportCity({ value, canClear = false }: ReportCityProps) {
  const { set } = useAddress()
  return (
    <Select<number>
      className="city-select"
      aria-label="Город"
      placeholder="Выберите город"
      {...(value === undefined ? {} : { value })}
      options={useCityOptions()}
      allowClear={canClear && CLEARABLE}
      showSearch={{ optionFilterProp: 'label' }}
      notFoundContent="Совпадений не найдено"
      listHeight={240}
      onChange={(cityId: number | undefined) => set({ cityId, page: undefined })}
    />
  )
}
