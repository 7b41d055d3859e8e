### Glen More II : des noms pour quand la place manque.

web-short-bonnie-prince-charlie = Prince Charlie
web-short-arthur-conan-doyle = Conan Doyle
web-short-robert-louis-stevenson = R. L. Stevenson
web-short-sir-walter-scott = Walter Scott
web-short-rob-roy-macgregor = Rob Roy
