import { CourierFilterField } from '../list/CourierFilterField'
import { OrderDateFilterFields } from '../list/OrderDateFilterFields'

/** The filters of the archive that are visible before the user opens «Ещё». */
export const CourierAndDateFilterFields = () => (
  <>
    <CourierFilterField />
    <OrderDateFilterFields />
  </>
)
