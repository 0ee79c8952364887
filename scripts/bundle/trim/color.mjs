import { FastColor } from '@ant-design/fast-color'

/** The two calls that pro-components makes, by the colour library that antd brings anyway. */
export class TinyColor extends FastColor {
  setAlpha(alpha) {
    return new TinyColor(this.setA(alpha))
  }
}
