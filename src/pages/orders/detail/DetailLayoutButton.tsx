import { BorderRightOutlined, InsertRowBelowOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useDetailPlacement } from '../list/useDetailPlacement'

export function DetailLayoutButton() {
  const { isInPanel, mayChoose, choose } = useDetailPlacement()
  if (!mayChoose) return null
  const name = isInPanel ? 'Открывать в строке' : 'Открывать сбоку'
  return (
    <Button
      type="text"
      className="order-detail__place"
      icon={isInPanel ? <InsertRowBelowOutlined /> : <BorderRightOutlined />}
      aria-label={name}
      title={name}
      onClick={() => choose(!isInPanel)}
    />
  )
}
