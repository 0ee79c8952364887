import { FastColor } from '@ant-design/fast-color'

/** The two methods that pro-components calls, implemented with antd's own colour library. */
export class TinyColor extends FastColor {
  setAlpha(alpha) {
    return new TinyColor(this.setA(alpha))
  }
}
