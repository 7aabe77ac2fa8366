# Root: the Mechanical Marquise and the spies.

## Names
root-order = order { $id }

## Questions
root-ask-reveal-order = { $card }: which order is revealed?
root-ask-swap-orders = Do you swap two orders?

## Answers
root-do-machine-keep = Her keep in { $clearing }
root-do-play-spy = Play { $card }
root-do-reveal-order = Reveal { $order }
root-do-swap-orders = Swap { $order } and { $swapped }

## Events
root-did-add-order = { $seat } adds an order.
root-did-catch-spy = { $seat } loses the spy: { $card } becomes available.
root-did-keep = { $seat } starts with { $card }, kept from an earlier game.
root-did-order = { $seat } carries out an order: { $card }.
root-did-play-spy = { $seat } plays { $card }.
root-did-reveal-order = { $seat } reveals { $order }: { $card }.
root-did-swap-orders = { $seat } swaps { $order } and { $other }.

## Reasons
root-why-no-hidden-order = { $card }: no order is face down.
root-why-order-seen = Everyone can already see { $order }.
