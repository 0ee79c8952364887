import { BorderRightOutlined, InsertRowBelowOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useDetailBeside } from '../list/useDetailBeside'

/** Where details open from now on, in both lists: in the row or beside the list. */
export function DetailPlaceButton() {
  const { isBeside, mayChoose, choose } = useDetailBeside()
  if (!mayChoose) return null
  return (
    <Button
      type="text"
      className="order-detail__place"
      icon={isBeside ? <InsertRowBelowOutlined /> : <BorderRightOutlined />}
      onClick={() => choose(!isBeside)}
    >
      {isBeside ? 'Открывать в строке' : 'Открывать сбоку'}
    </Button>
  )
}
