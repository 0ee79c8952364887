import { CourierFilterField } from '../list/CourierFilterField'
import { OrderDateFilterFields } from '../list/OrderDateFilterFields'

/** The filters that the archive shows without «Ещё». */
export const CourierAndDateFilterFields = () => (
  <>
    <CourierFilterField />
    <OrderDateFilterFields />
  </>
)
