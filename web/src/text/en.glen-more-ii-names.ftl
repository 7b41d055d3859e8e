### Glen More II: names where there is little room.

web-short-bonnie-prince-charlie = Prince Charlie
web-short-arthur-conan-doyle = Conan Doyle
web-short-robert-louis-stevenson = R. L. Stevenson
web-short-sir-walter-scott = Walter Scott
web-short-rob-roy-macgregor = Rob Roy
