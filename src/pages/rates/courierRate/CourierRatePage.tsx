import { Skeleton } from 'antd'
import { loadCourierRateRows } from '../../../api/rates'
import { useRequiredCity } from '../../../kit/address/defaultCityId'
import { NoCitiesAlert } from '../../../kit/load/NoCitiesAlert'
import { LoadedContent } from '../../../ui/load/LoadedContent'
import { useLoadedValue } from '../../../ui/load/useLoadedValue'
import { PageHeader } from '../../../ui/PageHeader'
import { RateCitySelect } from '../RateCitySelect'
import { ratesSaveBlockReason } from '../unreadableRates'
import { CourierRatesEditor } from './CourierRatesEditor'
import { EmptyCourierRates } from './EmptyCourierRates'
import '../rates.css'
import '../sheet/sheet.css'

/** Specification: operations, section 2. */
export function CourierRatePage() {
  const cityId = useRequiredCity()
  const rates = useLoadedValue(loadCourierRateRows, [cityId])
  return (
    <>
      <PageHeader title="Курьерские ставки" extra={<RateCitySelect cityId={cityId} />} />
      <LoadedContent
        of={rates}
        waiting={<Skeleton active title={false} paragraph={{ rows: 8 }} />}
        idle={<NoCitiesAlert />}
      >
        {({ rows: list, unreadable }) => {
          if (cityId === undefined) return null
          const props = { cityId, locked: ratesSaveBlockReason(unreadable), onSaved: rates.reload }
          if (list.length === 0) return <EmptyCourierRates key={cityId} {...props} />
          return <CourierRatesEditor key={cityId} {...props} rates={list} />
        }}
      </LoadedContent>
    </>
  )
}
