/** The id of the popover that the menu is below 992 px. */
export const menuId = 'hoofdmenu'
